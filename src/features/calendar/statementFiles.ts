import { villa } from '#content/villa.ts'
import { numberCell, textCell } from '#domain/office/csvCell.ts'
import { RECEIPT_COLUMNS, receiptCells } from '#domain/office/receiptCells.ts'
import { linesOf, type Receipt, type Statement } from '#domain/office/statement.ts'
import { columnsOf } from '#domain/office/statementColumns.ts'
import type { MadeFile } from '#features/office/FileButton.tsx'
import { isRemoved } from '#domain/removedPerson.ts'
import { textsIn } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { fileName } from '#lib/download.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { headOf, nameLine, nameSeller } from './statementWords.ts'

/** A year's statement as CSV for Excel: a row for each seller in each month, and one for all. */
export async function statementFile(
  statement: Statement,
  { year, taxPercent }: { year: number; taxPercent: number },
  language: Language,
): Promise<MadeFile> {
  const t = textsIn(language)
  const columns = columnsOf(statement, taxPercent)
  const heading = [
    t('office.statement.year'),
    t('office.year.month'),
    t('office.statement.seller'),
    ...columns.map((column) => headOf(column, taxPercent, language)),
  ]
  const rows = linesOf(statement).flatMap(({ of: line, part: { total, bySeller } }) => {
    const month = line === 'year' ? '' : nameLine(line, year, language)
    const lines = bySeller.map(({ seller, sums }) => ({ who: nameSeller(seller, language), sums }))
    return [...lines, { who: t('office.statement.all'), sums: total }].map(({ who, sums }) => [
      String(year),
      month,
      textCell(who),
      ...columns.map(({ of }) => numberCell(of(sums, taxPercent))),
    ])
  })
  return listOf(
    t('office.statement.files.months.file', { year }),
    [heading, ...rows],
    [t('office.statement.files.months.holds', { count: statement.months.length })],
  )
}

/** The received payments as CSV for Excel. */
export async function receiptsFile(
  receipts: readonly Receipt[],
  year: number,
  language: Language,
): Promise<MadeFile> {
  const t = textsIn(language)
  const rows = receipts.map((receipt) =>
    receiptCells(receipt, {
      way: (way) => t(`office.payments.ways.${way}`),
      purpose: (purpose) => t(`office.payments.purposes.${purpose}`),
      guest: (name) => (isRemoved(name) ? t('office.person.removed') : name),
      seller: (seller) => nameSeller(seller, language),
      yes: t('office.said.yes'),
    }),
  )
  return listOf(
    t('office.statement.files.payments.file', { year }),
    [headingIn(language), ...rows],
    [t('office.statement.files.payments.holds', { count: receipts.length })],
  )
}

function headingIn(language: Language): string[] {
  const t = textsIn(language)
  return RECEIPT_COLUMNS.map((name) => {
    switch (name) {
      case 'date':
      case 'amount':
      case 'method':
      case 'purpose':
      case 'currency':
      case 'rate':
        return t(`office.payments.fields.${name}`)
      case 'musteriAdi':
      case 'girisTarihi':
      case 'cikisTarihi':
        return t(`admin.fields.${name}`)
      case 'seller':
      case 'writtenBy':
      case 'foreignAmount':
        return t(`office.statement.${name}`)
      case 'cancelled':
        return t('office.cancelling.badge')
    }
  })
}

async function listOf(what: string, rows: string[][], holds: string[]): Promise<MadeFile> {
  const { csvText } = await fetchPart(() => import('#lib/csvText.ts'))
  const name = `${fileName(villa.name, what)}.csv`
  return { name, text: csvText(rows), type: 'text/csv', holds }
}
