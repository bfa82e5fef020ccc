import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { foldText } from '#domain/field/foldText.ts'
import { type LanguageTexts, readLanguageTexts } from '#domain/field/languageTexts.ts'
import { getField, readValues, type ValuesOf, writeFields } from '#domain/field/record.ts'
import { KEYS_PATH, type OfficeKeys } from '#domain/settings/keys.ts'
import { abroadField, privateFields } from '#domain/settings/privateSettings.ts'
import type { Writes } from '#domain/save/writes.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { pagePath } from './pageKey.ts'
import { showsSums } from './guestPage.ts'

const { accountHolder, bankName, iban, bic } = privateFields

/** The owners' bank account for guests, `/accounts/{secret}`; their pages name the secret. */
export const accountFields = {
  accountHolder,
  bankName,
  iban: { ...iban, optional: false as const },
  bic,
}

export type PageAccount = ValuesOf<typeof accountFields> & {
  /** The note about transfers from abroad, by language. */
  abroad?: LanguageTexts
}

/** The reference by which the owners recognise a transfer, in letters that every bank accepts. */
export function paymentReference(house: string, checkIn: IsoDate): string {
  return `${foldText(house).toUpperCase()} ${toStoredDate(checkIn)}`
}

/** The path of the account that its secret opens. */
export function accountPath(secret: string): string {
  return `accounts/${secret}`
}

/** Parses an account, also that of the private settings; `null` without an IBAN. */
export function readAccount(stored: unknown): PageAccount | null {
  const account = readValues(accountFields, stored)
  return (
    account && { ...account, abroad: readLanguageTexts(abroadField, getField(stored, 'abroad')) }
  )
}

/** The stored form of an account. */
function writeAccount({ abroad, ...account }: PageAccount): object {
  return { ...writeFields(accountFields, account), abroad: abroad ?? null }
}

/** A new secret for the first account, and the stays whose pages name it. */
export type FirstAccount = { secret: string; stays: readonly Reservation[] }

/** The writes that show guests the account of the settings; the first one is named on all pages that show amounts. */
export function accountWrites(
  settings: unknown,
  { account: stored }: OfficeKeys,
  first: FirstAccount,
): Writes {
  const account = readAccount(settings)
  if (stored !== undefined) return { [accountPath(stored)]: account && writeAccount(account) }
  if (!account) return {}
  const { secret, stays } = first
  const pages = stays
    .filter((stay) => stay.status !== 'held' && showsSums(stay))
    .flatMap(({ guestKey }) => guestKey ?? [])
  return {
    [`${KEYS_PATH}/account`]: secret,
    [accountPath(secret)]: writeAccount(account),
    ...Object.fromEntries(pages.map((key) => [`${pagePath(key)}/account`, secret])),
  }
}
