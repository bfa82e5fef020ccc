import { guestName } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import {
  ACCOUNTANT_COLUMNS,
  csvCells,
  type CsvColumn,
  isSumName,
  recordColumns,
} from '#domain/files/csvCells.ts'
import { type Ledger, sumsIn } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { childrenOf } from '#domain/field/collection.ts'
import { FIGURES_ADDRESS } from '#i18n/officeAddresses.ts'
import { fileName } from '#ui/download.ts'
import { Checkbox } from '#office/shared/forms.tsx'
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
} as const

type CsvCardsProps = {
  /** Active and cancelled stays, by check-in. */
  stays: readonly Reservation[]
  payments: Ledger
  /** The number of unreadable records, which the lists omit. */
  unreadable: number
  today: IsoDate
}

/** The stays and the whole database as files. */
export function DownloadCards(props: CsvCardsProps) {
  return (
    <>
      <AccountantCard {...props} />
      <RecordCard {...props} />
      <BackupCard today={props.today} />
    </>
  )
}

/** Downloads for the accountant what each stay brought in. */
function AccountantCard(props: CsvCardsProps) {
  const { t } = useTranslation()
  const makeCsv = useCsvMaker(props)
  return (
    <FileCard
      title={t('office.tools.accountant.title')}
      text={t('office.tools.accountant.text')}
      button={t('office.tools.accountant.button')}
      make={async () => makeCsv(ACCOUNTANT_COLUMNS, t('office.tools.accountant.file'))}
    >
      <p className="mb-4">
        {t('office.tools.accountant.byMonth')}{' '}
        <Link to={FIGURES_ADDRESS} className="text-accent-700 underline underline-offset-3">
          {t('office.tools.accountant.toFigures')}
        </Link>
      </p>
    </FileCard>
  )
}

/** Downloads the whole record of each stay, with notes and contacts only if they are ticked. */
function RecordCard(props: CsvCardsProps) {
  const { t } = useTranslation()
  const makeCsv = useCsvMaker(props)
  const [hasNotes, setHasNotes] = useState(false)
  const { unreadable } = props
  return (
    <FileCard
      title={t('office.tools.csv.title')}
      text={t('office.tools.csv.text')}
      button={t('office.tools.csv.button')}
      notes={unreadable > 0 ? [t('office.tools.csv.unreadable', { count: unreadable })] : []}
      make={async () => makeCsv(recordColumns(hasNotes), t('office.tools.csv.file'))}
    >
      <Checkbox
        className="mb-4"
        label={t('office.tools.csv.withNotes')}
        checked={hasNotes}
        onTick={setHasNotes}
      />
    </FileCard>
  )
}

/** Makes a list of the stays with these columns. */
function useCsvMaker({ stays, payments, today }: CsvCardsProps) {
  const { t } = useTranslation()
  return async (columns: readonly CsvColumn[], name: string): Promise<MadeFile> => {
    const heading = columns.map((column) =>
      isSumName(column) ? t(SUM_NAMES[column]) : t(`admin.fields.${column}`),
    )
    const rows = stays.map((reservation) =>
      csvCells(columns, reservation, sumsIn(payments, reservation), {
        yes: t('office.yesNo.yes'),
        guest: guestName(t, reservation),
      }),
    )
    return {
      name: `${fileName(villa.name, name, today)}.csv`,
      text: await csvText([heading, ...rows]),
      type: 'text/csv',
      holds: [t('office.tools.stays', { count: rows.length })],
    }
  }
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
