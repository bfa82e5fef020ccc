import { useMemo, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { CURRENCIES, type DateOrder, readMoney } from '#domain/stayList/listCells.ts'
import {
  cellsOf,
  type Columns,
  guessColumns,
  guessOrder,
  LIST_FIELDS,
  type ListField,
  listSource,
  type StayList,
} from '#domain/stayList/listColumns.ts'
import { type ListChoices, type ListRow, planList } from '#domain/stayList/listPlan.ts'
import { Checkbox } from '#features/office/forms.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import type { Run } from '#features/office/useSaves.ts'
import { formatError } from '#i18n/failureWords.ts'
import { Button } from '#ui/Button.tsx'
import { guestIn, type NewRow, type News, StayListTable, useListRun } from './StayListTable.tsx'
import { Choice } from '#ui/Choice.tsx'
import { type Source, SOURCES } from '#domain/channels/feed.ts'
import { TextField } from '#ui/Field.tsx'

type StayListPreviewProps = {
  list: StayList
  stays: readonly Reservation[]
  today: IsoDate
  connected: boolean
}

/** Shows how a list is read, which an owner can correct, and adds the selected stays. */
export function StayListPreview({ list, stays, today, connected }: StayListPreviewProps) {
  const { t } = useTranslation()
  const [columns, setColumns] = useState<Columns>(() => guessColumns(list))
  const [choices, setChoices] = useState<TypedChoices>(() => ({
    order: guessOrder(list, columns),
    source: listSource(list.headings ?? []),
    rates: {},
    depositsPaid: true,
    pastPaid: true,
  }))
  const [confirmed, setConfirmed] = useState(true)
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(new Set())
  const { run, start, undo } = useListRun()
  const currencies = useMemo(() => {
    const used = currenciesIn(list, columns)
    return CURRENCIES.filter((code) => used.has(code))
  }, [list, columns])
  // A list that was added is not compared with itself.
  const [before, setBefore] = useState<readonly ListRow[] | null>(null)
  const read = useMemo(
    () => planList(list, columns, stays, { ...choices, rates: ratesIn(choices), today }),
    [list, columns, stays, choices, today],
  )
  const plan = before ?? read
  const wanted = plan.filter((row): row is NewRow => row.state === 'new' && !skipped.has(row.line))
  const isIdle = run !== null || wanted.length === 0

  function write() {
    if (isIdle) return
    setBefore(plan)
    void start(wanted, confirmed ? today : null)
  }

  return (
    <section className="mt-6 border-t border-linen-300 pt-5">
      <fieldset disabled={run !== null} className="min-w-0">
        <legend className="sr-only">{t('office.stayList.title')}</legend>
        <ColumnChoices
          list={list}
          columns={columns}
          onChange={(at, field) => setColumns(withField(columns, at, field))}
        />
        <ListChoicesFields
          {...{ choices, currencies }}
          onChange={(changed) => setChoices({ ...choices, ...changed })}
        />
        <StayListTable
          rows={plan}
          isTicked={({ line }) => !skipped.has(line)}
          onTick={({ line }, on) =>
            setSkipped(
              new Set(on ? [...skipped].filter((each) => each !== line) : [...skipped, line]),
            )
          }
        />
        <Checkbox
          label={t('office.stayList.confirmed')}
          checked={confirmed}
          onTick={setConfirmed}
        />
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" aria-disabled={isIdle} onClick={write}>
            {t('office.channels.import')}
          </Button>
          <span className="text-pine-700">
            {t('office.channels.picked', { count: wanted.length })}
          </span>
        </div>
      </fieldset>
      <Report {...{ run, plan, connected }} />
      {run?.isDone && run.written.length > 0 && (
        <Button
          className="mt-3"
          onClick={() => {
            setBefore(null)
            void undo(stays)
          }}
        >
          {t('office.stayList.undo', { count: run.written.length })}
        </Button>
      )}
    </section>
  )
}

type ReportProps = { run: Run<News> | null; plan: readonly ListRow[]; connected: boolean }

function Report({ run, plan, connected }: ReportProps) {
  const { t } = useTranslation()
  const left = plan.filter(({ state }) => state === 'conflict' || state === 'unreadable')
  return (
    <StatusNote className="not-empty:mt-4">
      {run && !run.isDone && !connected && t('office.channels.cut')}
      {run?.isDone && (
        <>
          <p className="font-semibold text-accent-800">
            {t('office.stayList.written', { count: run.written.length })}
          </p>
          {run.refused.map(({ added, failure }) => (
            <p key={added.entry} className="text-alert-700">
              {guestIn(added)}: {formatError(failure)}
            </p>
          ))}
          {left.length > 0 && (
            <p>
              {t('office.stayList.left', {
                count: left.length,
                rows: left.map(({ cells }) => cells.find(Boolean) ?? '').join(', '),
              })}
            </p>
          )}
        </>
      )}
    </StatusNote>
  )
}

/** The columns with another field at a place; a field has one column. */
function withField(columns: Columns, at: number, field: ListField | null): Columns {
  return columns.map((each, index) => {
    if (index === at) return field
    return each === field ? null : each
  })
}

function ratesIn({ rates }: TypedChoices) {
  return Object.fromEntries(
    Object.entries(rates).flatMap(([code, text]) => {
      const rate = Number(text.trim().replace(',', '.'))
      return rate > 0 ? [[code, rate]] : []
    }),
  )
}

const AMOUNTS: ReadonlySet<ListField | null> = new Set(['total', 'deposit', 'balance', 'paid'])

function currenciesIn({ rows }: StayList, columns: Columns): Set<string> {
  const cells = columns.flatMap((field, at) => {
    if (AMOUNTS.has(field)) return cellsOf(rows, at)
    return field === 'currency' ? cellsOf(rows, at).map((code) => `0 ${code}`) : []
  })
  return new Set(cells.flatMap((cell) => readMoney(cell)?.currency ?? []))
}

type ColumnChoicesProps = {
  list: StayList
  columns: Columns
  onChange: (at: number, field: ListField | null) => void
}

/** What each column of a list was taken for, with its first cell as an example. */
function ColumnChoices({ list, columns, onChange }: ColumnChoicesProps) {
  const { t } = useTranslation()
  const { headings, rows } = list
  const known = columns.filter((field) => field !== null).length
  const left = columns.flatMap((field, at) =>
    field === null ? (headings?.[at]?.trim() ?? []) : [],
  )
  return (
    <>
      {left.length > 0 && (
        <p className="mb-2 wrap-anywhere text-alert-700">
          {t('office.stayList.leftOut', { columns: left.join(', ') })}
        </p>
      )}
      <details open={known < 3}>
        <summary className="cursor-pointer font-semibold text-accent-700">
          {t('office.stayList.columns', { known, count: columns.length })}
        </summary>
        <div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
          {columns.map((field, at) => (
            <Choice<ListField | ''>
              key={at}
              label={headings?.[at]?.trim() || t('office.stayList.column', { number: at + 1 })}
              hint={cellsOf(rows, at)[0]?.slice(0, 40) ?? ''}
              value={field ?? ''}
              options={[
                ['', t('office.stayList.leaveOut')],
                ...LIST_FIELDS.map((each) => [each, t(`office.stayList.fields.${each}`)] as const),
              ]}
              onChange={(chosen) => onChange(at, chosen === '' ? null : chosen)}
            />
          ))}
        </div>
      </details>
    </>
  )
}

/** An owner's choices, with the rates as they are typed. */
type TypedChoices = Omit<ListChoices, 'rates' | 'today'> & {
  rates: { readonly [currency: string]: string }
}

type ListChoicesFieldsProps = {
  choices: TypedChoices
  currencies: readonly (typeof CURRENCIES)[number][]
  onChange: (changed: Partial<TypedChoices>) => void
}

function ListChoicesFields({ choices, currencies, onChange }: ListChoicesFieldsProps) {
  const { t } = useTranslation()
  const { order, source, depositsPaid, pastPaid, rates } = choices
  return (
    <>
      <div className="mt-4 grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <Choice<DateOrder>
          label={t('office.stayList.order')}
          value={order}
          options={[
            ['day', t('office.stayList.orders.day')],
            ['month', t('office.stayList.orders.month')],
          ]}
          onChange={(chosen) => onChange({ order: chosen })}
        />
        <Choice<Source | ''>
          label={t('office.stayList.source')}
          value={source ?? ''}
          options={[
            ['', t('office.stayList.own')],
            ...SOURCES.map((each) => [each, t(`admin.sources.${each}`)] as const),
          ]}
          onChange={(chosen) => onChange({ source: chosen === '' ? null : chosen })}
        />
        {currencies.map((code) => (
          <TextField
            key={code}
            name={`rate.${code}`}
            label={t('office.stayList.rate', { currency: code })}
            inputMode="decimal"
            autoComplete="off"
            value={rates[code] ?? ''}
            onChange={({ target }) => onChange({ rates: { ...rates, [code]: target.value } })}
          />
        ))}
      </div>
      <Checkbox
        label={t('office.stayList.depositsPaid')}
        checked={depositsPaid}
        onTick={(on) => onChange({ depositsPaid: on })}
      />
      <Checkbox
        label={t('office.stayList.pastPaid')}
        checked={pastPaid}
        onTick={(on) => onChange({ pastPaid: on })}
      />
    </>
  )
}
