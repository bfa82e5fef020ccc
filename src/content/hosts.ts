/** The hosts; their own words are in the texts under `house.hosts`. */
export const hosts = {
  names: 'Nihal ve Kerem Sezer',
  /** The longest time until a request is answered, in hours. */
  answerHours: 24,
} as const
