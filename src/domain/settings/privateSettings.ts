import { readEach } from '#domain/field/collection.ts'
import { optional } from '#domain/field/field.ts'
import { count } from '#domain/field/numberField.ts'
import { readVersioned, type ValuesOf, type Versioned } from '#domain/field/record.ts'
import { optionalTrue } from '#domain/field/booleanField.ts'
import { email, httpsAddress, iban, plain, text } from '#domain/field/textField.ts'

/** The settings for owners only, `/settings/private`. */
export const privateFields = {
  accountHolder: optional(plain(text({ max: 100 }))),
  bankName: optional(plain(text({ max: 100 }))),
  iban: optional(iban()),
  /** The deposit's deadline in days after the confirmation. */
  depositDays: count({ min: 1, max: 60 }),
  /** Whether each arrival reminds of reporting the guests' identities, and where that is done. */
  remindsIdentity: optionalTrue(),
  identityLink: optional(httpsAddress()),
}

export type PrivateSettings = ValuesOf<typeof privateFields>

/** How the log and letters name an owner, `/settings/names/{uid}`. */
export const ownerNameFields = {
  email: email(),
  name: plain(text({ required: true, max: 60 })),
}

export type OwnerName = Versioned<typeof ownerNameFields>

/** Parses `/settings/names`: the owners' names by uid. */
export function readOwnerNames(stored: unknown): ReadonlyMap<string, OwnerName> {
  return readEach(stored, (each) => readVersioned(ownerNameFields, each)).values
}
