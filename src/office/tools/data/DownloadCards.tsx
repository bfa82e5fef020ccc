import { guestName } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Link } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import { CSV_COLUMNS, CSV_SUMS, csvCells } from '#domain/files/csvCells.ts'
import { type Ledger, sumsIn } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { childrenOf } from '#domain/field/collection.ts'
import { CALENDAR_ADDRESS } from '#i18n/officeAddresses.ts'
import { fileName } from '#ui/download.ts'
import { csvText, FileCard, type MadeFile } from '#office/shared/FileButton.tsx'
import { read } from '#db/save.ts'

const SUM_NAMES = {
  nights: 'office.year.columns.nights',
  income: 'office.year.columns.income',
  kept: 'office.cancelling.kept',
  received: 'office.payments.paid',
  refunded: 'office.payments.refunded',
  owed: 'office.payments.outstanding',
  cancelled: 'office.cancelling.badge',
} as const satisfies Record<(typeof CSV_SUMS)[number], string>

type CsvCardProps = {
  /** Active and cancelled stays, by check-in. */
  stays: readonly Reservation[]
  payments: Ledger
  /** The number of unreadable records, which the list omits. */
  unreadable: number
  today: IsoDate
}

/** The stays and the whole database as files. */
export function DownloadCards(props: CsvCardProps) {
  return (
    <>
      <CsvCard {...props} />
      <BackupCard today={props.today} />
    </>
  )
}

/** Downloads the stays as CSV for Excel. */
function CsvCard({ stays, payments, unreadable, today }: CsvCardProps) {
  const { t } = useTranslation()

  async function make(): Promise<MadeFile> {
    const heading = [
      ...CSV_COLUMNS.map((name) => t(`admin.fields.${name}`)),
      ...CSV_SUMS.map((name) => t(SUM_NAMES[name])),
    ]
    const rows = stays.map((reservation) =>
      csvCells(reservation, sumsIn(payments, reservation), {
        yes: t('office.yesNo.yes'),
        guest: guestName(t, reservation),
      }),
    )
    return {
      name: `${fileName(villa.name, t('office.tools.csv.file'), today)}.csv`,
      text: await csvText([heading, ...rows]),
      type: 'text/csv',
      holds: [t('office.tools.stays', { count: rows.length })],
    }
  }

  return (
    <FileCard
      title={t('office.tools.csv.title')}
      text={t('office.tools.csv.text')}
      button={t('office.tools.csv.button')}
      notes={unreadable > 0 ? [t('office.tools.csv.unreadable', { count: unreadable })] : []}
      make={make}
    >
      <p className="mb-4">
        {t('office.tools.csv.forAccountant')}{' '}
        <Link to={CALENDAR_ADDRESS} className="text-accent-700 underline underline-offset-3">
          {t('office.tools.csv.toStatement')}
        </Link>
      </p>
    </FileCard>
  )
}

/** Downloads the whole database as the file that the console's Import JSON takes. */
function BackupCard({ today }: { today: IsoDate }) {
  const { t } = useTranslation()

  async function make(): Promise<MadeFile> {
    const stored = await read('/')
    const [stays, requests] = ['reservationDetails', 'requests'].map(
      (path) => childrenOf(stored, path).size,
    )
    return {
      name: `${fileName(villa.name, t('office.tools.backup.file'), today)}.json`,
      text: JSON.stringify(stored),
      type: 'application/json',
      holds: [
        t('office.tools.stays', { count: stays }),
        t('office.tools.requests', { count: requests }),
        t('office.tools.backup.prices'),
      ],
    }
  }

  return (
    <FileCard
      title={t('office.tools.backup.title')}
      text={t('office.tools.backup.text')}
      button={t('office.tools.backup.button')}
      make={make}
    />
  )
}
