import { clsx } from 'clsx'
import { type SubmitEvent, useMemo, useState } from 'react'
import { newKey, saveStay, addStays } from '#db/save.ts'
import { randomKey } from '#db/randomKey.ts'
import { useSeason } from '#db/stores.ts'
import { withGuestPage } from '#domain/guestPage/guestPage.ts'
import { type AddedStay, toAdd, undoOfAdding } from '#domain/stay/stayChange.ts'
import type { IsoDate } from '#domain/date.ts'
import type { checkStayList } from '#domain/files/checkStayList.ts'
import type { DateOrder, ListRow, readStayList, StayList } from '#domain/files/stayList.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { SaveState } from '#office/shared/SaveState.tsx'
import { FailureNote, LoadingPlaceholder, StatusNote } from '#office/shared/StatusNote.tsx'
import { formatError } from '#i18n/failureWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextAreaField } from '#ui/Field.tsx'
import { useSending } from '#ui/form/useSending.ts'
import { StayListRow } from './StayListRow.tsx'

type GoodRow = Extract<ListRow, { state: 'good' }>

/** Adds the stay of a row with its payments; it has no agreement until an owner makes one. */
function toAddRow({ stay, payments }: GoodRow) {
  const next = withGuestPage(stay, randomKey)
  return toAdd(next, { payments: payments.map((payment) => ({ ...payment, key: newKey() })) })
}

/** The opened text with what reads and checks it, which is loaded on demand. */
type Opened = {
  text: string
  read: typeof readStayList
  check: typeof checkStayList
  number: number
}

/** Adds the stays of a spreadsheet or of another site's list, after a preview. */
export function StayListCard({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  async function open(pasted: string) {
    const [{ readStayList: read }, { checkStayList: check }] = await Promise.all([
      import('#domain/files/stayList.ts'),
      import('#domain/files/checkStayList.ts'),
    ])
    const text = file ? decode(await file.arrayBuffer()) : pasted
    setOpened({ text, read, check, number: Date.now() })
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    void open(typeof text === 'string' ? text : '')
  }

  return (
    <ToolCard title={t('office.stayList.title')} text={t('office.stayList.text')}>
      <form onSubmit={onSubmit}>
        <FileField file={file} onChoose={setFile} />
        <TextAreaField
          name="text"
          rows={4}
          spellCheck={false}
          label={t('office.stayList.paste')}
          hint={t('office.stayList.pasteHint')}
        />
        <Button type="submit">{t('office.stayList.preview')}</Button>
      </form>
      {opened && <Preview key={opened.number} {...{ opened, today }} />}
    </ToolCard>
  )
}

/** Older Excel writes the Turkish code page, and UTF-16 for its Unicode text. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

type PreviewProps = { opened: Opened; today: IsoDate }

function Preview({ opened, today }: PreviewProps) {
  const { t } = useTranslation()
  const season = useSeason()
  const [order, setOrder] = useState<DateOrder | null>(null)
  const [pastPaid, setPastPaid] = useState<boolean | null>(null)
  const list = useMemo(
    () => opened.read(opened.text, { today, order, pastPaid }),
    [opened, today, order, pastPaid],
  )
  const rowImport = useRowImport()
  if ('problem' in list)
    return <FailureNote>{t(`office.stayList.problems.${list.problem}`)}</FailureNote>
  if (season.state === 'failed') return <FailureNote>{formatError(season.error)}</FailureNote>
  if (season.state === 'loading') return <LoadingPlaceholder />
  const { added, kept, sending, addEach, removeEach } = rowImport
  const addedIds = new Set([...added.values()].map(({ id }) => id))
  const others = [...season.value.reservations, ...season.value.cancelled].filter(
    ({ id }) => !addedIds.has(id),
  )
  const rows = opened.check(list.rows, others)
  const left = rows.filter((row): row is GoodRow => row.state === 'good' && !added.has(row.line))
  const isSaving = sending.state === 'sending'

  return (
    <section className="mt-6 border-t border-linen-300 pt-5">
      <fieldset disabled={isSaving || added.size > 0} className="min-w-0">
        <legend className="sr-only">{t('office.stayList.title')}</legend>
        <Choices
          {...{ list, order, pastPaid, today }}
          onOrder={setOrder}
          onPastPaid={setPastPaid}
        />
      </fieldset>
      <ul className="my-4 divide-y divide-linen-200 border-y border-linen-300">
        {rows.map((row) => (
          <StayListRow
            key={row.line}
            row={row}
            isAdded={added.has(row.line)}
            problem={kept.get(row.line)}
          />
        ))}
      </ul>
      <SaveState sending={sending} conflict={null} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          aria-disabled={isSaving || left.length === 0}
          onClick={() => left.length > 0 && addEach(left)}
        >
          {t('office.stayList.import')}
        </Button>
        {added.size > 0 && (
          <Button aria-disabled={isSaving} onClick={removeEach}>
            {t('office.stayList.undo', { count: added.size })}
          </Button>
        )}
        <StatusNote>
          {added.size > 0 && !isSaving
            ? t('office.stayList.added', { count: added.size, left: rows.length - added.size })
            : t('office.stayList.good', { count: left.length, all: rows.length })}
        </StatusNote>
      </div>
    </section>
  )
}

type LineMap<Value> = ReadonlyMap<number, Value>

/** Adds the stays of rows, and removes them again; by the row's line. */
function useRowImport() {
  const [added, setAdded] = useState<LineMap<AddedStay>>(new Map())
  const [kept, setKept] = useState<LineMap<string>>(new Map())
  const { sending, send } = useSending()

  /** Adds all in one update, so that the promised number is the added one. */
  function addEach(rows: readonly GoodRow[]) {
    void send(async () => {
      const changes = await addStays(rows.map((row) => toAddRow(row)))
      const stored = changes.map((change, index) => [rows[index]?.line ?? 0, change] as const)
      setAdded((before) => new Map([...before, ...stored]))
    })
  }

  /** Deletes each added stay, unless it has been changed since. */
  function removeEach() {
    void send(async () => {
      for (const [line, change] of added) {
        try {
          await saveStay(undoOfAdding(change))
          setAdded((before) => new Map([...before].filter(([each]) => each !== line)))
        } catch (error) {
          setKept((before) => new Map(before).set(line, formatError(error)))
        }
      }
    })
  }

  return { added, kept, sending, addEach, removeEach }
}

type ChoicesProps = {
  list: StayList
  order: DateOrder | null
  pastPaid: boolean | null
  today: IsoDate
  onOrder: (order: DateOrder | null) => void
  onPastPaid: (pastPaid: boolean | null) => void
}

/** Questions that the list leaves open: the order of day and month, and whether past stays are paid. */
function Choices({ list, order, pastPaid, today, onOrder, onPastPaid }: ChoicesProps) {
  const { t } = useTranslation()
  const asksPaid = list.rows.some((row) =>
    row.state === 'bad'
      ? row.problem === 'paid'
      : row.state === 'good' && row.stay.dates.checkOut <= today,
  )
  return (
    <>
      {list.lines > list.rows.length && (
        <p className="mb-3">
          {t('office.stayList.joined', { lines: list.lines, count: list.rows.length })}
        </p>
      )}
      {list.leftOut.length > 0 && (
        <p className="mb-3 wrap-anywhere text-alert-700">
          {t('office.stayList.leftOut', { columns: list.leftOut.join(', ') })}
        </p>
      )}
      {list.asksOrder && (
        <Choice<DateOrder | ''>
          label={t('office.stayList.order')}
          value={order ?? ''}
          options={[
            ['', t('office.stayList.orders.none')],
            ['day', t('office.stayList.orders.day')],
            ['month', t('office.stayList.orders.month')],
          ]}
          onChange={(chosen) => onOrder(chosen === '' ? null : chosen)}
        />
      )}
      {asksPaid && (
        <Choice<'' | 'yes' | 'no'>
          label={t('office.stayList.pastPaid')}
          value={pastPaid === null ? '' : pastPaid ? 'yes' : 'no'}
          options={[
            ['', t('office.stayList.orders.none')],
            ['yes', t('office.stayList.paid.yes')],
            ['no', t('office.stayList.paid.no')],
          ]}
          onChange={(chosen) => onPastPaid(chosen === '' ? null : chosen === 'yes')}
        />
      )}
    </>
  )
}

type FileFieldProps = { file: File | null; onChoose: (file: File | null) => void }

/** A file input in the office's language, unlike the browser's own. */
function FileField({ file, onChoose }: FileFieldProps) {
  const { t } = useTranslation()
  return (
    <p className="mb-6 flex flex-wrap items-center gap-3 wrap-anywhere">
      <label className={clsx(buttonStyle(), 'relative cursor-pointer has-focus-visible:outline-2')}>
        {t('office.stayList.file')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          className="sr-only"
          onClick={({ currentTarget }) => {
            // Browsers fire no event when the same file is chosen again, for instance after a correction.
            currentTarget.value = ''
            onChoose(null)
          }}
          onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
        />
      </label>
      <output>{file?.name}</output>
    </p>
  )
}
