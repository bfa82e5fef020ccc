import { clsx } from 'clsx'
import { type SubmitEvent, useMemo, useState, type ComponentProps, useId } from 'react'
import { newKey, saveStay } from '#db/save.ts'
import { randomKey } from '#db/randomKey.ts'
import { withGuestPage } from '#domain/guestPage/guestPage.ts'
import { questionAbout } from '#domain/contact/phone.ts'
import { type AddedStay, toAdd, undoOfAdding } from '#domain/stay/stayChange.ts'
import type { IsoDate } from '#domain/date.ts'
import type { DateOrder, ListRow, readStayList, StayList } from '#domain/files/stayList.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { FailureNote, StatusNote } from '#office/shared/StatusNote.tsx'
import { formatDates } from '#i18n/stayText.ts'
import { formatError } from '#i18n/failureWords.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextAreaField } from '#ui/Field.tsx'

type GoodRow = ListRow & { state: 'good' }

/** What became of a row: a stay, or the message why it did not become one or is still stored. */
type Result = { added: AddedStay | null; problem: string | null }

/** Adds the stay of a row, unless for instance a night is taken. */
async function addStay({ stay, payments }: GoodRow): Promise<Result> {
  const keyed = payments.map((payment) => ({ ...payment, key: newKey() }))
  try {
    const next = withGuestPage(stay, randomKey)
    return { added: await saveStay(toAdd(next, { payments: keyed })), problem: null }
  } catch (error) {
    return { added: null, problem: formatError(error) }
  }
}

/** Deletes an added stay, unless it has been changed since. */
async function removeStay(added: AddedStay): Promise<Result> {
  try {
    await saveStay(undoOfAdding(added))
    return { added: null, problem: null }
  } catch (error) {
    return { added, problem: formatError(error) }
  }
}

/** The opened text with its reader, which is loaded on demand. */
type Opened = { text: string; read: typeof readStayList; number: number }

/** Adds the stays of a spreadsheet or of another site's list, after a preview. */
export function StayListCard({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  async function open(pasted: string) {
    const { readStayList: read } = await import('#domain/files/stayList.ts')
    const text = file ? decode(await file.arrayBuffer()) : pasted
    setOpened({ text, read, number: Date.now() })
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    void open(typeof text === 'string' ? text : '')
  }

  return (
    <ToolCard title={t('office.stayList.title')} text={t('office.stayList.text')}>
      <form onSubmit={onSubmit}>
        <FileField
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          label={t('office.stayList.file')}
          texts={t('office.file', { returnObjects: true })}
          onClick={() => setFile(null)}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
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

type Results = ReadonlyMap<number, Result>

function Preview({ opened, today }: { opened: Opened; today: IsoDate }) {
  const { t } = useTranslation()
  const [order, setOrder] = useState<DateOrder | null>(null)
  const [pastPaid, setPastPaid] = useState<boolean | null>(null)
  const [results, setResults] = useState<Results>(new Map())
  const [isSaving, setIsSaving] = useState(false)
  const list = useMemo(
    () => opened.read(opened.text, { today, order, pastPaid }),
    [opened, today, order, pastPaid],
  )
  if ('problem' in list)
    return <FailureNote>{t(`office.stayList.problems.${list.problem}`)}</FailureNote>
  const good = list.rows.filter((row): row is GoodRow => row.state === 'good')
  const addedOf = ({ line }: GoodRow) => results.get(line)?.added ?? null
  const left = good.filter((row) => addedOf(row) === null)
  const added = good.filter((row) => addedOf(row) !== null)

  async function saveEach(rows: readonly GoodRow[], save: (row: GoodRow) => Promise<Result>) {
    if (isSaving) return
    setIsSaving(true)
    // One after the other, so that of two rows with the same night the upper one has it.
    for (const row of rows) {
      const result = await save(row)
      setResults((before) => new Map(before).set(row.line, result))
    }
    setIsSaving(false)
  }

  async function remove(row: GoodRow): Promise<Result> {
    const stored = addedOf(row)
    return stored ? removeStay(stored) : { added: null, problem: null }
  }

  return (
    <section className="mt-6 border-t border-linen-300 pt-5">
      <fieldset disabled={isSaving || added.length > 0} className="min-w-0">
        <legend className="sr-only">{t('office.stayList.title')}</legend>
        <Choices
          {...{ list, order, pastPaid, today }}
          onOrder={setOrder}
          onPastPaid={setPastPaid}
        />
      </fieldset>
      <ul className="my-4 divide-y divide-linen-200 border-y border-linen-300">
        {list.rows.map((row) => (
          <Row key={row.line} row={row} result={results.get(row.line)} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          aria-disabled={isSaving || left.length === 0}
          onClick={() => void saveEach(left, addStay)}
        >
          {t('office.stayList.import')}
        </Button>
        {added.length > 0 && (
          <Button aria-disabled={isSaving} onClick={() => void saveEach(added, remove)}>
            {t('office.stayList.undo', { count: added.length })}
          </Button>
        )}
        <StatusNote>
          {added.length > 0 && !isSaving
            ? t('office.stayList.added', {
                count: added.length,
                left: list.rows.length - added.length,
              })
            : t('office.stayList.good', { count: left.length, all: list.rows.length })}
        </StatusNote>
      </div>
    </section>
  )
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

/** A row of the list: the stay that it becomes, or its cells with the reason why it does not. */
function Row({ row, result }: { row: ListRow; result: Result | undefined }) {
  const { t, language } = useTranslation()
  const problem =
    row.state === 'bad' ? t(`office.stayList.reasons.${row.problem}`, { text: row.text }) : result?.problem
  const isAdded = Boolean(result?.added)
  const { phone = '' } = row.state === 'good' ? row.stay : {}
  const question = questionAbout(phone)
  const sums =
    row.state === 'good'
      ? [
          `${t('admin.fields.toplamUcret')} ${formatMoney(row.stay.toplamUcret, language)}`,
          ...(row.stay.kapora > 0
            ? [`${t('admin.fields.kapora')} ${formatMoney(row.stay.kapora, language)}`]
            : []),
          ...row.payments.map(
            ({ amount }) => `${t('office.payments.paid')} ${formatMoney(amount, language)}`,
          ),
        ]
      : []
  return (
    <li className="py-2 wrap-anywhere">
      {row.state === 'good' ? (
        <p className={clsx('tabular-nums', isAdded && 'text-accent-800')}>
          <span className="font-semibold">{row.stay.musteriAdi}</span>{' '}
          {[formatDates(row.stay.dates, language), ...sums].join(' · ')}
          {isAdded && <strong> · {t('office.stayList.isAdded')}</strong>}
        </p>
      ) : (
        <p className="text-sm text-pine-700">
          {[`${row.line}.`, ...row.cells.filter(Boolean)].join(' ')}
        </p>
      )}
      {row.state === 'cancelled' && <p>{t('office.stayList.cancelled')}</p>}
      {question && !isAdded && (
        <p className="text-sm text-pine-700">
          {phone}: {typeof question === 'object' ? t('problem.ask.meantPhone', { phone: question.meant }) : t(`problem.ask.${question}`)}
        </p>
      )}
      {problem && <p className="font-semibold text-alert-700">{problem}</p>}
    </li>
  )
}

type FileFieldProps = {
  label: string
  texts: { choose: string; none: string }
} & Omit<ComponentProps<'input'>, 'type'>

/** A labelled file input. */
function FileField(props: FileFieldProps) {
  const { label, texts, className, onClick, onChange, ...input } = props
  const id = useId()
  const [name, setName] = useState('')
  return (
    <div className={clsx('mb-6', className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-pine-800">
        {label}
      </label>
      <div className="relative flex min-h-12 items-center gap-3 rounded-field border border-linen-400 bg-white px-2 shadow-pressed hover:border-pine-500 has-focus-visible:outline-2">
        <input
          {...input}
          id={id}
          type="file"
          title={name || texts.none}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          onClick={(event) => {
            onClick?.(event)
            // Browsers fire no event when the same file is chosen again, for instance after a
            // correction.
            event.currentTarget.value = ''
            setName('')
          }}
          onChange={(event) => {
            setName(event.target.files?.[0]?.name ?? '')
            onChange?.(event)
          }}
        />
        <span aria-hidden className={buttonStyle({ size: 'small' })}>
          {texts.choose}
        </span>
        <span aria-hidden className="min-w-0 truncate text-pine-700">
          {name || texts.none}
        </span>
      </div>
    </div>
  )
}
