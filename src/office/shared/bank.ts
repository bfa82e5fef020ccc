import { bank } from '#content/bank.ts'
import type { Bank } from '#domain/letters/facts.ts'
import { readFields } from '#domain/field/record.ts'
import { privateFields } from '#domain/settings/settings.ts'
import type { Remote } from '#db/stores.ts'

/** The owners' bank account and the deposit's deadline; those of `content/` until they are set. */
export function bankOf(settings: Remote<unknown>): Bank {
  const read = settings.state === 'ready' ? readFields(privateFields, settings.value) : null
  if (!read || !('values' in read)) return bank
  const {
    accountHolder = bank.accountHolder,
    bankName,
    iban = bank.iban,
    depositDays,
  } = read.values
  return { accountHolder, ...(bankName && { bankName }), iban, depositDays }
}
