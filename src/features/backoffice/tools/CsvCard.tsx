import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import { CSV_COLUMNS, CSV_SUMS, csvCells } from '#domain/office/csvCells.ts'
import { accountIn } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useCashbook } from '#features/backoffice/payments/cashbook.ts'
import { fileName } from '#lib/download.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { FileCard, type MadeFile } from './FileCard.tsx'

type CsvCardProps = {
  reservations: readonly Reservation[]
  /** How many records the list leaves out, for nobody can read them. */
  unreadable: number
  today: IsoDate
}

/** The stays as a list for Excel. */
export function CsvCard({ reservations, unreadable, today }: CsvCardProps) {
  const { t } = useTranslation()
  const { ledger } = useCashbook()

  async function make(): Promise<MadeFile> {
    const { csvText } = await fetchPart(() => import('./csvText.ts'))
    const heading = [
      ...CSV_COLUMNS.map((name) => t(`admin.fields.${name}`)),
      ...CSV_SUMS.map((name) => t(`office.payments.${name}`)),
    ]
    const rows = reservations.map((reservation) =>
      csvCells(reservation, accountIn(ledger, reservation, today), t('office.said.yes')),
    )
    return {
      name: `${fileName(villa.name, t('office.tools.csv.file'), today)}.csv`,
      text: csvText([heading, ...rows]),
      type: 'text/csv',
      stays: rows.length,
    }
  }

  return (
    <FileCard
      title={t('office.tools.csv.title')}
      text={t('office.tools.csv.text')}
      button={t('office.tools.csv.button')}
      notes={unreadable > 0 ? [t('office.tools.csv.unreadable', { count: unreadable })] : []}
      make={make}
    />
  )
}
