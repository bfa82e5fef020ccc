import type { ByKind, Field } from '#domain/field/field.ts'
import { formatDate, formatWeekdays } from './format.ts'
import { formatExactMoney, formatMoney, formatNumber } from './formatNumbers.ts'
import { textsIn } from './index.ts'
import type { Language } from './languages.ts'

const NOTHING = '—'

/** Formats a field's value for the office's lists: amounts in whole lira, and a dash without a value. */
export function formatField(field: Field, value: unknown, language: Language): string {
  return say(field, value, wordsIn(language, formatMoney))
}

/** Formats a field's value with amounts to the kuruş, because two values may differ by one kuruş. */
export function formatFieldExactly(field: Field, value: unknown, language: Language): string {
  return say(field, value, wordsIn(language, formatExactMoney))
}

function say(field: Field, value: unknown, words: ByKind<string>): string {
  return value === undefined || value === '' ? NOTHING : field.byKind(value, words)
}

function wordsIn(language: Language, money: typeof formatMoney): ByKind<string> {
  const asItIs = (text: string) => text
  return {
    text: asItIs,
    address: asItIs,
    id: asItIs,
    choice: asItIs,
    amount: (lira) => money(lira, language),
    count: (count) => formatNumber(count, language),
    day: (day) => formatDate(day, language),
    mark: (set) => textsIn(language)(set ? 'office.said.yes' : 'office.said.no'),
    weekdays: (days) => formatWeekdays(days, language),
  }
}
