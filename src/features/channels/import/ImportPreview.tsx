import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leftByImport } from '#domain/channels/imported.ts'
import { choiceOf, intentOf, keyOf } from '#domain/channels/intent.ts'
import type { Feed, PlanRow, Present } from '#domain/channels/planRow.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { Button } from '#ui/Button.tsx'
import { ImportReport } from './ImportReport.tsx'
import { PlanTable } from './PlanTable.tsx'
import { guestOf } from './rowWords.ts'
import type { ReadFeed } from './readFeed.ts'
import { useImportRun } from './useImportRun.ts'
import { usePlan } from './usePlan.ts'
import type { Import } from './wanted.ts'

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
  const { run, start } = useImportRun(onImport)
  const isRunning = run?.state === 'running'
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
    void start(wanted, { feed: channel?.id ?? source, left: kept })
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
