import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { CURRENCIES } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import { readMoney } from '#domain/stayList/listCells.ts'
import {
  cellsOf,
  type Columns,
  guessColumns,
  guessOrder,
  type ListField,
  listSource,
  type StayList,
} from '#domain/stayList/listColumns.ts'
import { type ListRow, planList } from '#domain/stayList/listPlan.ts'
import { Checkbox } from '#features/office/Checkbox.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { Button } from '#ui/Button.tsx'
import { ColumnChoices } from './ColumnChoices.tsx'
import { ListChoicesFields, type TypedChoices } from './ListChoicesFields.tsx'
import { StayListTable } from './StayListTable.tsx'
import { guestIn, type ListRun, type NewRow, useListRun } from './useListRun.ts'

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
      {run?.isDone && run.added.length > 0 && (
        <Button
          className="mt-3"
          onClick={() => {
            setBefore(null)
            void undo(stays)
          }}
        >
          {t('office.stayList.undo', { count: run.added.length })}
        </Button>
      )}
    </section>
  )
}

type ReportProps = { run: ListRun | null; plan: readonly ListRow[]; connected: boolean }

function Report({ run, plan, connected }: ReportProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const left = plan.filter(({ state }) => state === 'conflict' || state === 'unreadable')
  return (
    <StatusNote className="not-empty:mt-4">
      {run && !run.isDone && !connected && t('office.channels.cut')}
      {run?.isDone && (
        <>
          <p className="font-semibold text-accent-800">
            {t('office.stayList.written', { count: run.added.length })}
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
