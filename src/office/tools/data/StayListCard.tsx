import { clsx } from 'clsx'
import { type SubmitEvent, useMemo, useState } from 'react'
import { newKey, saveStay, addStays } from '#db/save.ts'
import { randomKey } from '#db/randomKey.ts'
import { useSeason } from '#db/stores.ts'
import { withGuestPage } from '#domain/guestPage/guestPage.ts'
import { type AddedStay, toAdd, undoOfAdding } from '#domain/stay/stayChange.ts'
import type { IsoDate } from '#domain/date.ts'
import type { DateOrder, GoodRow, RowAnswers, StayList } from '#domain/files/stayList.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { Checkbox } from '#office/shared/forms.tsx'
import { SaveState } from '#office/shared/SaveState.tsx'
import { FailureNote, LoadingPlaceholder, StatusNote } from '#office/shared/StatusNote.tsx'
import { ErrorBoundary } from '#shared/ErrorBoundary.tsx'
import { formatError } from '#i18n/failureWords.ts'
import { formatLongDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { stayListWords } from '#i18n/stayListWords.ts'
import { Choice } from '#ui/Choice.tsx'
import { TextAreaField } from '#ui/Field.tsx'
import { useSending } from '#ui/form/useSending.ts'
import { StayListRow } from './StayListRow.tsx'

/** What reads and checks a list, which is loaded on demand. */
type Reader = Awaited<ReturnType<typeof loadReader>>

async function loadReader() {
  const [list, table, check] = await Promise.all([
    import('#domain/files/stayList.ts'),
    import('#domain/files/stayListTable.ts'),
    import('#domain/files/checkStayList.ts'),
  ])
  return { ...list, ...table, ...check }
}

/** The opened text; `null` for a file that is too large to be read. */
type Opened = { text: string | null; reader: Reader; number: number }

/** Adds the stays of a spreadsheet or of another site's list, after a preview. */
export function StayListCard({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [answers, setAnswers] = useState<RowAnswers>(new Map())

  async function open(pasted: string) {
    const reader = await loadReader()
    const isTooLarge = file !== null && reader.isTooLarge(file.size)
    const text = isTooLarge ? null : file ? decode(await file.arrayBuffer()) : pasted
    setOpened({ text, reader, number: Date.now() })
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
      {opened && (
        // An error of the preview leaves the pasted text above.
        <ErrorBoundary key={opened.number} scope="part">
          <Preview {...{ opened, today, answers }} onAnswers={setAnswers} />
        </ErrorBoundary>
      )}
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

type PreviewProps = {
  opened: Opened
  today: IsoDate
  /** The answers about rows, which a corrected list keeps. */
  answers: RowAnswers
  onAnswers: (answers: RowAnswers) => void
}

function Preview({ opened, today, answers, onAnswers }: PreviewProps) {
  const { t } = useTranslation()
  const season = useSeason()
  const [order, setOrder] = useState<DateOrder | null>(null)
  const [isPastPaid, setIsPastPaid] = useState(false)
  const { text, reader } = opened
  const list = useMemo(
    () =>
      text === null
        ? ({ problem: { code: 'tooLong', headings: [] } } as const)
        : reader.readStayList(text, stayListWords(), { order, rows: answers }),
    [text, reader, order, answers],
  )
  const rowImport = useRowImport()
  if ('problem' in list) {
    const { code, headings } = list.problem
    const words = t(`office.stayList.problems.${code}`, { headings: headings.join(', ') })
    return <FailureNote>{words}</FailureNote>
  }
  if (season.state === 'failed') return <FailureNote>{formatError(season.error)}</FailureNote>
  if (season.state === 'loading') return <LoadingPlaceholder />
  const { added, notRemoved, sending, addEach, removeEach } = rowImport
  const addedIds = new Set([...added.values()].map(({ id }) => id))
  const others = [...season.value.reservations, ...season.value.cancelled].filter(
    ({ id }) => !addedIds.has(id),
  )
  const rows = reader.checkStayList(list.rows, others)
  const good = rows.filter((row): row is GoodRow => row.state === 'good')
  const left = good.filter(({ line }) => !added.has(line))
  const isSaving = sending.state === 'sending'
  const toAddRow = (row: GoodRow) =>
    toAdd(withGuestPage(row.stay, randomKey), {
      payments: reader
        .paymentsOf(row, today, isPastPaid)
        .map((payment) => ({ ...payment, key: newKey() })),
    })

  return (
    <section className="mt-6 border-t border-linen-300 pt-5">
      <fieldset disabled={isSaving || added.size > 0} className="min-w-0">
        <legend className="sr-only">{t('office.stayList.title')}</legend>
        <ListQuestions list={list} order={order} onOrder={setOrder} />
        <PastPaid
          rows={good.filter((row) => reader.isPastUnpaid(row, today))}
          isTicked={isPastPaid}
          onTick={setIsPastPaid}
        />
        <ul className="my-4 divide-y divide-linen-200 border-y border-linen-300">
          {rows.map((row) => (
            <StayListRow
              key={row.line}
              row={row}
              isAdded={added.has(row.line)}
              problem={notRemoved.get(row.line)}
              onAnswer={(answer) => onAnswers(new Map(answers).set(reader.rowKey(row), answer))}
            />
          ))}
        </ul>
      </fieldset>
      <SaveState sending={sending} conflict={null} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          aria-disabled={isSaving || left.length === 0}
          onClick={() => left.length > 0 && addEach(left, toAddRow)}
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
  const [notRemoved, setNotRemoved] = useState<LineMap<string>>(new Map())
  const { sending, send } = useSending()

  /** Adds all in one update, so that the promised number is the added one. */
  function addEach(rows: readonly GoodRow[], toAddRow: (row: GoodRow) => ReturnType<typeof toAdd>) {
    void send(async () => {
      const changes = await addStays(rows.map(toAddRow))
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
          setNotRemoved((before) => new Map(before).set(line, formatError(error)))
        }
      }
    })
  }

  return { added, notRemoved, sending, addEach, removeEach }
}

type ListQuestionsProps = {
  list: StayList
  order: DateOrder | null
  onOrder: (order: DateOrder | null) => void
}

/** The columns that are not read, and the order of day and month, which is asked once for the whole list. */
function ListQuestions({ list, order, onOrder }: ListQuestionsProps) {
  const { t, language } = useTranslation()
  const { leftOut, orderQuestion } = list
  return (
    <>
      {leftOut.length > 0 && (
        <p className="mb-3 wrap-anywhere text-alert-700">
          {t('office.stayList.leftOut', { columns: leftOut.join(', ') })}
        </p>
      )}
      {orderQuestion && (
        <Choice<DateOrder | ''>
          name="order"
          label={t('office.stayList.order', { date: orderQuestion.text })}
          value={order ?? ''}
          options={[
            ['', t('office.stayList.orders.none')],
            ...(['day', 'month'] as const).flatMap((each) => {
              const day = orderQuestion[each]
              if (!day) return []
              const date = formatLongDate(day, language)
              return [[each, t(`office.stayList.orders.${each}`, { date })] as const]
            }),
          ]}
          onChange={(chosen) => onOrder(chosen === '' ? null : chosen)}
        />
      )}
    </>
  )
}

type PastPaidProps = {
  rows: readonly GoodRow[]
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** Whether the ended stays were paid of which the list has no paid amount. */
function PastPaid({ rows, isTicked, onTick }: PastPaidProps) {
  const { t, language } = useTranslation()
  const sum = rows.reduce((total, { stay }) => total + Math.round(stay.toplamUcret), 0)
  if (rows.length === 0) return null
  return (
    <Checkbox
      name="pastPaid"
      label={t('office.stayList.pastPaid')}
      checked={isTicked}
      onTick={onTick}
    >
      {t('office.stayList.pastPaidHint', {
        count: rows.length,
        sum: formatMoney(sum, language),
      })}
    </Checkbox>
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
