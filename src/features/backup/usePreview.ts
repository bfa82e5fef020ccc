import { useMemo, useState } from 'react'
import { useRun } from '#features/office/useSaves.ts'
import {
  guideToRecover,
  lettersToRecover,
  type LetterToRecover,
  priceChangeTo,
  settingsToRecover,
  type SettingsToRecover,
} from '#domain/backup/compareParts.ts'
import {
  compareStays,
  missingCancelled,
  type Present,
  type WantedStay,
} from '#domain/backup/compareStays.ts'
import { type BackupRequest, findObstacles } from '#domain/backup/obstacles.ts'
import type { Backup } from '#domain/backup/readBackup.ts'
import { useOfficeSettings } from '#features/settings/useSettings.ts'
import type { i18n } from 'i18next'
import type { GuideEdit } from '#domain/pendingTexts.ts'
import type { Failure } from '#domain/failure.ts'
import type { StoredGuide } from '#domain/guide/guide.ts'
import type { OwnLetters } from '#domain/letters/ownLetters.ts'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import type { StoredPrices } from '#domain/prices/prices.ts'

export type Beside = {
  requestIds: ReadonlySet<string>
  prices: StoredPrices
  guide: StoredGuide
  letters: OwnLetters
}

/** The selected parts of a backup; prices with the version that they change. */
type Picked = {
  stays: readonly WantedStay[]
  cancelled: readonly WantedStay[]
  requests: readonly BackupRequest[]
  prices: { change: PriceChange; known: StoredPrices } | null
  guide: GuideEdit | null
  letters: readonly LetterToRecover[]
  settings: readonly SettingsToRecover[]
  written: Backup['written']
  reviews: Backup['reviews']
}

export type News = {
  of: 'stays' | 'cancelled' | 'requests' | 'prices' | 'guide' | 'letters' | 'settings'
  id: string
  guest: string
} & ({ state: 'written'; merged: boolean } | { state: 'refused'; failure: Failure })

export type RestoreBackup = (picked: Picked, onNews: (news: News) => void) => Promise<void>

/** The name of a letter of a backup. */
export function formatLetter({ kind }: LetterToRecover, t: i18n['t']): string {
  return t(`office.writing.kinds.${kind}`)
}

function countPicked(picked: Picked): number {
  const { stays, cancelled, requests, prices, guide, letters, settings } = picked
  const whole = [prices, guide].filter((each) => each !== null)
  const groups = [stays, cancelled, requests, whole, letters, settings]
  return groups.reduce((count, { length }) => count + length, 0)
}

type PreviewOptions = { backup: Backup; beside: Beside; present: Present; onRestore: RestoreBackup }

/** A backup compared with the present state, the owner's selection, and restoring it. */
export function usePreview({ backup, beside, present, onRestore }: PreviewOptions) {
  const { known, part } = useOfficeSettings()
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const [frozen, setFrozen] = useState<Present | null>(null)
  const { run, start } = useRun<News>()
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
  const groups = {
    cancelled,
    requests: backup.requests.filter(
      ({ id }) => !beside.requestIds.has(id) && !written.has(`requests ${id}`),
    ),
    prices: written.has('prices ') ? null : priceChangeTo(backup, beside.prices),
    guide: written.has('guide ') ? null : guideToRecover(backup, beside.guide),
    letters: lettersToRecover(backup, beside.letters).filter(
      ({ kind, language }) => !written.has(`letters ${kind}/${language}`),
    ),
    settings: known ? settingsToRecover(backup, part) : [],
  }
  // Stay ids contain no spaces.
  const isGroupTicked = (name: string) => isTicked(`all ${name}`)
  const { prices: change } = groups
  const picked: Picked = {
    stays: chosen.filter(({ id }) => !obstacles.has(id)),
    cancelled: isGroupTicked('cancelled') ? cancelled : [],
    requests: isGroupTicked('requests') ? groups.requests : [],
    prices: isGroupTicked('prices') && change ? { change, known: beside.prices } : null,
    guide: isGroupTicked('guide') ? groups.guide : null,
    letters: isGroupTicked('letters') ? groups.letters : [],
    settings: groups.settings.filter(({ part: name }) => isGroupTicked(`settings ${name}`)),
    written: backup.written,
    reviews: backup.reviews,
  }
  const count = countPicked(picked)
  const isRunning = run?.isDone === false

  function tick(ids: readonly string[], on: boolean) {
    setTicks((before) => new Map([...before, ...ids.map((id) => [id, on] as const)]))
  }

  async function recover() {
    if (count === 0 || isRunning) return
    setFrozen(present)
    await start(count, (onNews) =>
      onRestore(picked, (news) => {
        onNews(news)
        const { state, of, id } = news
        if (state === 'written' && of !== 'stays')
          setWritten((before) => new Set([...before, `${of} ${id}`]))
      }),
    )
    setFrozen(null)
  }

  const boxOf = (name: string) => ({
    checked: isGroupTicked(name),
    onTick: (on: boolean) => tick([`all ${name}`], on),
  })
  return { found, obstacles, groups, selection: { isTicked, tick, boxOf, count }, run, recover }
}
