/** Who looks after the villa; what they say of themselves is in the texts, under `hosts`. */
export const hosts = {
  names: ['Nihal Sezer', 'Kerem Sezer'],
  /** Within how many hours a request is answered at the latest. */
  answerHours: 24,
} as const
