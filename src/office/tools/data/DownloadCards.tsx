import { useTranslation } from '#i18n/useTranslation.ts'
import { Link } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import { CSV_COLUMNS, CSV_SUMS, csvCells } from '#domain/files/csvCells.ts'
import { type Ledger, sumsIn } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { writeBackup, type BackupOrigin, type StoredParts } from '#domain/files/backup.ts'
import { CALENDAR_ADDRESS } from '#i18n/officeAddresses.ts'
import { fileName } from '#ui/download.ts'
import { csvText, FileCard, type MadeFile } from '#office/shared/FileButton.tsx'
import { signedInEmail } from '#db/auth.ts'
import { serverNow } from '#db/clock.ts'
import { database } from '#db/database.ts'
import { readStoredParts } from '#db/storedParts.ts'
import { PROJECT } from '#db/app.ts'

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

/** The stays and the whole season as files. */
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
      csvCells(reservation, sumsIn(payments, reservation), t('office.yesNo.yes')),
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

/** Downloads the whole season as one backup file. */
function BackupCard({ today }: { today: IsoDate }) {
  const { t } = useTranslation()

  async function make(): Promise<MadeFile> {
    const { project, madeAt, ...parts } = await readForBackup()
    const text = writeBackup({ villa: villa.name, project, madeAt }, parts)
    const [stays, requests] = [countOf(parts.reservations), countOf(parts.requests)]
    return {
      name: `${fileName(villa.name, t('office.tools.backup.file'), today)}.json`,
      text,
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

function countOf(collection: unknown): number {
  return Object.keys(Object(collection) as object).length
}

/** Reads the content of a backup with its time; rejects with a `Failure`. */
async function readForBackup(): Promise<StoredParts & Pick<BackupOrigin, 'project' | 'madeAt'>> {
  const parts = await readStoredParts({ database, author: signedInEmail })
  const madeAt = new Date(serverNow()).toISOString()
  return { ...parts, project: PROJECT, madeAt }
}
