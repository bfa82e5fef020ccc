import type { Writes } from '#domain/commands/writes.ts'
import type { IsoDate } from '#domain/date.ts'
import { readValues, type ValuesOf, writeFields } from '#domain/record.ts'
import type { Reservation } from '#domain/reservation.ts'
import { privateFields } from '#domain/settings/settings.ts'
import { pagePath } from './pageKey.ts'
import { tellsSums } from './sums.ts'

const { accountHolder, bankName, iban } = privateFields

/** The owners' bank account on a guest's page, `/guestPages/{key}/account`. */
export const accountFields = {
  accountHolder,
  bankName,
  iban: { ...iban, optional: false as const },
}

export type PageAccount = ValuesOf<typeof accountFields>

/** The path of the account on a guest's page. */
export function accountPath(key: string): string {
  return `${pagePath(key)}/account`
}

/** Parses an account, also that of the private settings; `null` without an IBAN. */
export function readAccount(stored: unknown): PageAccount | null {
  return readValues(accountFields, stored)
}

/** The page keys of the stays that show amounts and are not over. */
export function keysWithAccount(reservations: readonly Reservation[], today: IsoDate): string[] {
  return reservations
    .filter((stay) => stay.stay.checkOut >= today && tellsSums(stay))
    .flatMap(({ guestKey }) => guestKey ?? [])
}

/** The writes that name the account on a guest's page, or no account. */
export function accountWrites(key: string, account: PageAccount | null): Writes {
  return { [accountPath(key)]: account && writeFields(accountFields, account) }
}
