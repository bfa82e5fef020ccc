import type { ByKind, Field } from '#domain/field/field.ts'
import { formatDate, formatWeekdays } from './format.ts'
import { formatMoney, formatNumber } from './formatNumbers.ts'
import { textsIn } from './index.ts'
import type { Language } from './languages.ts'

const DASH = '—'

/** Formats a field's value for the office, and a dash without one; `money` may be more exact. */
export function formatField(
  field: Field,
  value: unknown,
  language: Language,
  money = formatMoney,
): string {
  if (value === undefined || value === '') return DASH
  return field.byKind(value, formattersIn(language, money))
}

function formattersIn(language: Language, money: typeof formatMoney): ByKind<string> {
  const asItIs = (text: string) => text
  return {
    text: asItIs,
    address: asItIs,
    id: asItIs,
    choice: asItIs,
    amount: (amount) => money(amount, language),
    count: (count) => formatNumber(count, language),
    day: (day) => formatDate(day, language),
    boolean: (set) => textsIn(language)(set ? 'office.yesNo.yes' : 'office.yesNo.no'),
    weekdays: (days) => formatWeekdays(days, language),
  }
}
