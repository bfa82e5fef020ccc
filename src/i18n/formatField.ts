import type { ByKind, Field } from '#domain/field/field.ts'
import { formatDate, formatWeekdays } from './format.ts'
import { formatExactMoney, formatMoney, formatNumber } from './formatNumbers.ts'
import { textsIn } from './index.ts'
import type { Language } from './languages.ts'

const NOTHING = '—'

/** Formats a field's value as the office's lists show it: amounts in whole lira; a dash for what is lacking. */
export function formatField(field: Field, value: unknown, language: Language): string {
  return say(field, value, wordsIn(language, formatMoney))
}

/** The same with amounts to the kuruş: where two values stand beside each other, each kuruş may be the difference. */
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
