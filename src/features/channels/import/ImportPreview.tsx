import { startTransition, useEffect, useMemo, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { leftByImport } from '#domain/channels/imported.ts'
import { choiceOf, intentOf, keyOf } from '#domain/channels/intent.ts'
import {
  type Feed,
  type Plan,
  PLAN_STATES,
  type PlanRow,
  type Present,
} from '#domain/channels/planRow.ts'
import { FailureNote, StatusNote } from '#features/office/StatusNote.tsx'
import { Button } from '#ui/Button.tsx'
import type { ReadFeed } from './readFeed.ts'
import type { Import, ImportNews } from './ImportCard.tsx'
import { type Run, useRun } from '#features/office/useSaves.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { formatError } from '#i18n/failureWords.ts'
import { guestOf, PlanTableRow } from './PlanTableRow.tsx'

type ImportPreviewProps = {
  read: ReadFeed
  present: Omit<Present, 'held'>
  held: Present['held']
  connected: boolean
  onImport: Import
}

/** Previews a calendar's changes row by row, and writes the selected ones. */
export function ImportPreview({ read, present, held, connected, onImport }: ImportPreviewProps) {
  const { t } = useTranslation()
  const { source, channel, calendar } = read
  const name = channel?.name ?? t(`admin.sources.${source}`)
  const feed = useMemo<Feed>(() => {
    const echoes = new Set(channel?.pulled?.echoes)
    return {
      ...calendar,
      source,
      channel: channel?.id ?? null,
      name,
      echoes,
      declined: new Set(),
      absence: null,
    }
  }, [calendar, source, channel, name])
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { run, start } = useRun<ImportNews>()
  const isRunning = run?.isDone === false
  const plan = usePlan(feed, { ...present, held }, isRunning)

  const isTicked = useMemo(() => tickedIn(ticks), [ticks])
  const ticked = useMemo(() => plan?.rows.filter(isTicked) ?? [], [plan, isTicked])

  const kept = useMemo(() => {
    const keys = new Set(ticked.map(keyOf))
    return (refused: ReadonlySet<string>) => leftByImport(plan?.rows ?? [], keys, refused)
  }, [plan, ticked])

  if (!plan) return <StatusNote className="mt-4">{t('office.channels.comparing')}</StatusNote>

  const { sold, unreadable } = kept(new Set())
  const left = sold.length + unreadable.length
  const isIdle = (ticked.length === 0 && left === 0) || isRunning

  function write() {
    if (isIdle) return
    const wanted = ticked.flatMap((row) => {
      const intended = intentOf(feed, row)
      return intended ? [{ key: keyOf(row), guest: guestOf(row), intended }] : []
    })
    const leaves = { feed: channel?.id ?? source, left: kept }
    void start(wanted.length, (onNews) => onImport(wanted, leaves, onNews))
  }

  return (
    <>
      <p className="mt-6 font-semibold">
        {t('office.channels.read', { source: name, count: plan.rows.length })}
      </p>
      {plan.shrunken && <FailureNote>{t('office.channels.shrunken')}</FailureNote>}
      <fieldset disabled={isRunning} className="mt-3 min-w-0">
        <legend className="sr-only">{t('office.channels.legend')}</legend>
        <PlanTable
          plan={plan}
          isTicked={isTicked}
          onTick={(row, on) => setTicks((before) => new Map([...before, [keyOf(row), on]]))}
        />
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" aria-disabled={isIdle} onClick={write}>
          {t('office.channels.import')}
        </Button>
        <span className="text-pine-700">
          {t('office.channels.picked', { count: ticked.length })}
        </span>
        {left > 0 && (
          <span className="text-pine-700">
            {t('office.channels.imported.kept', { count: left })}
          </span>
        )}
      </div>
      <ImportReport run={run} connected={connected} />
    </>
  )
}

function tickedIn(ticks: ReadonlyMap<string, boolean>) {
  return (row: PlanRow) => {
    const choice = choiceOf(row)
    return choice !== 'none' && (ticks.get(keyOf(row)) ?? choice === 'usual')
  }
}

/** The plan, recomputed when the season changes unless `frozen`; `null` until the first result. */
function usePlan(feed: Feed, present: Present, frozen: boolean): Plan | null {
  const [plan, setPlan] = useState<Plan | null>(null)
  const { season, cancelled, held, channels, site, today } = present
  const now = useMemo(
    () => ({ season, cancelled, held, channels, site, today }),
    [season, cancelled, held, channels, site, today],
  )

  useEffect(() => {
    if (frozen) return
    let isStale = false
    void (async () => {
      const { planFeed } = await fetchPart(() => import('./readFeed.ts'))
      const planned = planFeed(feed, now)
      // A transition, so that rendering the rows does not block typing.
      if (!isStale) startTransition(() => setPlan(planned))
    })()
    return () => {
      isStale = true
    }
  }, [feed, now, frozen])

  return plan
}

const NAMED = 50

function ImportReport({ run, connected }: { run: Run<ImportNews> | null; connected: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {run?.isDone === false && (
        <progress
          className="mt-4 w-40 accent-accent-700"
          aria-label={t('office.channels.progress')}
          max={run.count}
          value={run.written.length + run.refused.length}
        />
      )}
      <StatusNote className="max-w-text not-empty:mt-4">
        {run?.isDone === false && !connected && t('office.channels.cut')}
        {run?.isDone && (
          <>
            <p className="font-semibold text-accent-800">
              {t('office.channels.written', { count: run.written.length })}
            </p>
            {run.refused.length > 0 && (
              <>
                <p className="mt-2 font-semibold text-alert-700">
                  {t('office.channels.notWritten', { count: run.refused.length })}
                </p>
                <ul>
                  {run.refused.slice(0, NAMED).map(({ key, guest, failure }) => (
                    <li key={key} className="wrap-anywhere">
                      <strong className="font-semibold">{guest}</strong>: {formatError(failure)}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </StatusNote>
    </>
  )
}

const SHOWN = 50

type PlanTableProps = {
  plan: Plan
  isTicked: (row: PlanRow) => boolean
  onTick: (row: PlanRow, on: boolean) => void
}

function PlanTable({ plan, isTicked, onTick }: PlanTableProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(SHOWN)
  const { rows } = plan
  const counts = PLAN_STATES.flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length
    return count > 0 ? [`${t(`office.channels.states.${state}`)}: ${count}`] : []
  })
  return (
    <>
      <p className="mb-2 text-pine-700 tabular-nums">{counts.join(' · ')}</p>
      <table className="w-full text-left">
        <caption className="sr-only">{t('office.channels.caption')}</caption>
        <thead className="border-b border-linen-300 text-sm text-pine-700">
          <tr>
            <th className="py-2 pr-3 font-semibold">{t('office.channels.columns.state')}</th>
            <th className="py-2 font-semibold">{t('office.channels.columns.stay')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-linen-200">
          {rows.slice(0, shown).map((row, index) => (
            <PlanTableRow
              // Unreadable events may have equal keys.
              key={`${keyOf(row)} ${index}`}
              row={row}
              ticked={isTicked(row)}
              onTick={(on) => onTick(row, on)}
            />
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button size="small" variant="quiet" onClick={() => setShown(shown + SHOWN)}>
          {t('office.channels.more', { count: rows.length - shown })}
        </Button>
      )}
    </>
  )
}
