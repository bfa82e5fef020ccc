import { useMemo, useState } from 'react'
import {
  guideToRecover,
  lettersToRecover,
  priceChangeTo,
  settingsToRecover,
} from '#domain/backup/compareParts.ts'
import { compareStays, missingCancelled, type Present } from '#domain/backup/compareStays.ts'
import { findObstacles } from '#domain/backup/obstacles.ts'
import type { Backup } from '#domain/backup/readBackup.ts'
import { useOfficeSettings } from '#features/settings/useSettings.ts'
import { type Beside, countPicked, type Picked, type RestoreBackup } from './picked.ts'
import { useRun } from './RunReport.tsx'

// Stay ids contain no spaces.
const CANCELLED = 'all cancelled'
const REQUESTS = 'all requests'
const PRICES = 'all prices'
const LETTERS = 'all letters'
const GUIDE = 'the guide'

type PreviewOptions = { backup: Backup; beside: Beside; present: Present; onRestore: RestoreBackup }

/** A backup compared with the present state, the owner's selection, and restoring it. */
export function usePreview({ backup, beside, present, onRestore }: PreviewOptions) {
  const { known, part } = useOfficeSettings()
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const [frozen, setFrozen] = useState<Present | null>(null)
  const { run, start } = useRun(onRestore, ({ of, id }) => {
    if (of !== 'stays') setWritten((before) => new Set([...before, `${of} ${id}`]))
  })
  // The comparison is frozen while restoring.
  const now = frozen ?? present
  const found = useMemo(() => compareStays(backup, now), [backup, now])
  const chosen = useMemo(
    () => [
      ...found.missing.filter(({ id }) => ticks.get(id) ?? true),
      ...found.changed.filter(({ id }) => ticks.get(id) ?? false),
    ],
    [found, ticks],
  )
  const cancelled = useMemo(() => missingCancelled(backup, now), [backup, now])
  const obstacles = useMemo(() => findObstacles(chosen, now.reservations), [chosen, now])
  const isTicked = (id: string, usual = false) => ticks.get(id) ?? usual
  const requests = backup.requests.filter(
    ({ id }) => !beside.requestIds.has(id) && !written.has(`requests ${id}`),
  )
  const change = written.has('prices ') ? null : priceChangeTo(backup, beside.prices)
  const letters = lettersToRecover(backup, beside.letters).filter(
    ({ kind, language }) => !written.has(`letters ${kind}/${language}`),
  )
  const guide = written.has('guide ') ? null : guideToRecover(backup, beside.guide)
  const settings = known ? settingsToRecover(backup, part) : []
  const picked: Picked = {
    stays: chosen.filter(({ id }) => !obstacles.has(id)),
    cancelled: isTicked(CANCELLED) ? cancelled : [],
    requests: isTicked(REQUESTS) ? requests : [],
    prices: isTicked(PRICES) && change ? { change, known: beside.prices } : null,
    guide: isTicked(GUIDE) ? guide : null,
    letters: isTicked(LETTERS) ? letters : [],
    settings: settings.filter((each) => isTicked(`settings ${each.part}`)),
    written: backup.written,
    reviews: backup.reviews,
  }
  const count = countPicked(picked)
  const isRunning = run?.state === 'running'

  function tick(ids: readonly string[], on: boolean) {
    setTicks((before) => new Map([...before, ...ids.map((id) => [id, on] as const)]))
  }

  async function recover() {
    if (count === 0 || isRunning) return
    setFrozen(present)
    await start(picked)
    setFrozen(null)
  }

  const boxOf = (id: string) => ({
    checked: isTicked(id),
    onTick: (on: boolean) => tick([id], on),
  })
  return {
    ...found,
    obstacles,
    isTicked,
    tick,
    cancelled: { missing: cancelled, box: boxOf(CANCELLED) },
    requests: { missing: requests, box: boxOf(REQUESTS) },
    prices: { change, box: boxOf(PRICES) },
    guide: { change: guide, box: boxOf(GUIDE) },
    letters: { others: letters, box: boxOf(LETTERS) },
    settings: settings.map((each) => ({ ...each, box: boxOf(`settings ${each.part}`) })),
    count,
    run,
    isRunning,
    recover,
  }
}
