import { hosts } from './hosts.ts'

/** The bank account for deposits, which letters and guests' pages contain. */
export const bank = {
  accountHolder: `${hosts.firstNames[0]} ${hosts.familyName}`,
  bankName: 'Örnek Bankası',
  iban: 'TR00 0000 0000 0000 0000 0000 00',
  /** The deposit's deadline in days after the confirmation. */
  depositDays: 3,
} as const
