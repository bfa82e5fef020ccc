/** Who looks after the villa; what they say of themselves is in the texts, under `house.hosts`. */
export const hosts = {
  firstNames: ['Nihal', 'Kerem'],
  familyName: 'Sezer',
  /** Within how many hours a request is answered at the latest. */
  answerHours: 24,
} as const
