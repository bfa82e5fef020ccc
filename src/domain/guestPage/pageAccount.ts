import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { foldText } from '#domain/field/foldText.ts'
import { type LanguageTexts, readLanguageTexts } from '#domain/field/languageTexts.ts'
import { getField, readValues, type ValuesOf, writeFields } from '#domain/field/record.ts'
import { KEYS_PATH, type OfficeKeys } from '#domain/settings/keys.ts'
import {
  abroadField,
  type PrivateSettings,
  privateFields,
} from '#domain/settings/privateSettings.ts'
import type { Writes } from '#domain/save/writes.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { pagePath } from './pageKey.ts'
import { showsSums } from './guestPage.ts'

const { accountHolder, bankName, accountNumber, bic, changedOn, formerEnd } = privateFields

/** The owners' bank account for guests, `/accounts/{secret}`; their pages name the secret. */
export const accountFields = {
  accountHolder,
  bankName,
  accountNumber: { ...accountNumber, optional: false as const },
  bic,
  changedOn,
  formerEnd,
}

export type PageAccount = ValuesOf<typeof accountFields> & {
  /** The note about transfers from abroad, by language. */
  abroad?: LanguageTexts
}

/** The reference by which the owners recognise a transfer, in letters that every bank accepts. */
export function paymentReference(house: string, checkIn: IsoDate): string {
  return `${foldText(house).toUpperCase()} ${toStoredDate(checkIn)}`
}

/** The number of an account's last characters by which guests compare two accounts. */
const END = 4

/** The settings to store: another account number is noted with its day and the end of the former one. */
export function withAccountChange(
  next: PrivateSettings,
  stored: PrivateSettings | null,
  today: IsoDate,
): PrivateSettings {
  const former = stored?.accountNumber?.slice(-END) ?? stored?.formerEnd
  if (next.accountNumber === stored?.accountNumber || former === undefined) {
    const { changedOn: on, formerEnd: end } = stored ?? {}
    return { ...next, ...(on && { changedOn: on }), ...(end !== undefined && { formerEnd: end }) }
  }
  return {
    ...next,
    formerEnd: former,
    ...(next.accountNumber !== undefined && { changedOn: today }),
  }
}

/** Why owners look again before they save an account. */
export type AccountDoubt = 'holder' | 'bic' | 'changed'

/** The doubts about an account that is saved over another, with the hosts' names. */
export function doubtsAbout(
  next: PrivateSettings,
  stored: PrivateSettings | null,
  hosts: string,
): AccountDoubt[] {
  const isChanged =
    stored?.accountNumber !== undefined && next.accountNumber !== stored.accountNumber
  const doubts: AccountDoubt[] = []
  if (next.accountHolder !== undefined && !isHost(next.accountHolder, hosts)) doubts.push('holder')
  if (
    isChanged &&
    next.accountNumber !== undefined &&
    next.bic !== undefined &&
    next.bic === stored.bic
  )
    doubts.push('bic')
  if (isChanged) doubts.push('changed')
  return doubts
}

/** Whether an account's holder is one of the hosts: each word of the name is in the hosts' names. */
export function isHost(holder: string, hosts: string): boolean {
  const wordsOf = (names: string) =>
    foldText(names)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  const named = new Set(wordsOf(hosts))
  return wordsOf(holder).every((word) => named.has(word))
}

/** Whether a guest who agreed on a day may have seen the account before its change. */
export function mayKnowFormer({ changedOn: on }: PageAccount, agreedAt: IsoDate | null): boolean {
  return on !== undefined && (agreedAt === null || agreedAt <= on)
}

/** The path of the account that its secret opens. */
export function accountPath(secret: string): string {
  return `accounts/${secret}`
}

/** Parses an account, also that of the private settings; `null` without an account number. */
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
