/** The bank account for deposits, which letters and guests' pages contain. */
export const bank = {
  accountHolder: 'Nihal Sezer',
  bankName: 'Örnek Bankası',
  iban: 'TR00 0000 0000 0000 0000 0000 00',
  /** The deposit's deadline in weekdays after the confirmation. */
  depositDays: 5,
} as const
