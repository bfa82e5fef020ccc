/** The hosts, or the company that lets the house; their own words are in the texts under `house.hosts`. */
export const hosts = {
  names: ['Nihal', 'Kerem Sezer'],
  /** The longest time until a request is answered, in hours. */
  answerHours: 24,
} as const
