import { readEach } from '#domain/field/collection.ts'
import { optional, strict } from '#domain/field/field.ts'
import { count } from '#domain/field/numberField.ts'
import { readValues, type ValuesOf } from '#domain/field/record.ts'
import { mark } from '#domain/field/markField.ts'
import { email, httpsAddress, iban, plain, text } from '#domain/field/textField.ts'

/** The settings for owners only, `/settings/private`. */
export const privateFields = {
  accountHolder: optional(plain(text({ max: 100 }))),
  bankName: optional(plain(text({ max: 100 }))),
  iban: optional(iban()),
  /** The deposit's deadline in days after the confirmation. */
  depositDays: strict(count({ min: 1, max: 60 })),
  /** Whether each arrival reminds of reporting the guests' identities, and where that is done. */
  remindsIdentity: mark(),
  identityLink: optional(httpsAddress()),
}

export type PrivateSettings = ValuesOf<typeof privateFields>

/** How the log and letters name an owner, `/settings/names/{uid}`. */
export const ownerNameFields = {
  email: email(),
  name: plain(text({ required: true, max: 60 })),
}

/** Parses `/settings/names`: each owner's name by the address that the log contains. */
export function readOwnerNames(stored: unknown): ReadonlyMap<string, string> {
  const { values } = readEach(stored, (each) => readValues(ownerNameFields, each))
  return new Map([...values.values()].map(({ email: address, name }) => [address, name]))
}
