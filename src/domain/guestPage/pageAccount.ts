import type { Writes } from '#domain/commands/writes.ts'
import type { IsoDate } from '#domain/date.ts'
import { readValues, type ValuesOf, writeFields } from '#domain/record.ts'
import type { Reservation } from '#domain/reservation.ts'
import { privateFields } from '#domain/settings/settings.ts'
import { pagePath } from './pageKey.ts'
import { tellsSums } from './sums.ts'

const { accountHolder, bankName, iban } = privateFields

/** The owners' bank account for guests, `/accounts/{secret}`; their pages name the secret. */
export const accountFields = {
  accountHolder,
  bankName,
  iban: { ...iban, optional: false as const },
}

export type PageAccount = ValuesOf<typeof accountFields>

/** The path of the account for whoever knows its secret. */
export function accountPath(secret: string): string {
  return `accounts/${secret}`
}

/** Parses an account, also that of the private settings; `null` without an IBAN. */
export function readAccount(stored: unknown): PageAccount | null {
  return readValues(accountFields, stored)
}

/** The stored form of an account. */
export function writeAccount(account: PageAccount): object {
  return writeFields(accountFields, account)
}

/** The writes that name an account with a new secret on the pages of all stays that show amounts and are not over. */
export function firstAccountWrites(
  stays: readonly Reservation[],
  secret: string,
  today: IsoDate,
): Writes {
  const keys = stays
    .filter((stay) => stay.stay.checkOut >= today && tellsSums(stay))
    .flatMap(({ guestKey }) => guestKey ?? [])
  return Object.fromEntries(keys.map((key) => [`${pagePath(key)}/account`, secret]))
}
