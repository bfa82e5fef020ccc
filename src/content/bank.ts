import { hosts } from './hosts.ts'

/** Where deposits go: letters to guests name it; it stands on no page. */
export const bank = {
  accountHolder: `${hosts.firstNames[0]} ${hosts.familyName}`,
  iban: 'TR00 0000 0000 0000 0000 0000 00',
  /** Within how many days after a confirmation the deposit is to come. */
  depositDays: 3,
} as const
