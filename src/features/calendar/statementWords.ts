import type { Seller, StatementLine } from '#domain/office/statement.ts'
import type { StatementColumn } from '#domain/office/statementColumns.ts'
import { formatMonth } from '#i18n/format.ts'
import { formatPercent } from '#i18n/formatNumbers.ts'
import { textsIn } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'

/** The header of a statement's column. */
export function headOf({ name }: StatementColumn, taxPercent: number, language: Language): string {
  return textsIn(language)(`office.statement.columns.${name}`, {
    percent: formatPercent(taxPercent / 100, language),
  })
}

/** The label of a statement's line. */
export function nameLine(line: StatementLine['of'], year: number, language: Language): string {
  if (line === 'year') return String(year)
  return line === 'undated'
    ? textsIn(language)('office.statement.undated')
    : formatMonth(line, language)
}

/** The name of a seller. */
export function nameSeller(seller: Seller, language: Language): string {
  const t = textsIn(language)
  return seller === 'own' ? t('office.statement.own') : t(`admin.sources.${seller}`)
}
