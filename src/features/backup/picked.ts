import type { i18n } from 'i18next'
import type { BackupRequest } from '#domain/backup/obstacles.ts'
import type { GuideEdit } from '#domain/pendingTexts.ts'
import type { LetterToRecover, SettingsToRecover } from '#domain/backup/compareParts.ts'
import type { WantedStay } from '#domain/backup/compareStays.ts'
import type { Backup } from '#domain/backup/readBackup.ts'
import type { Failure } from '#domain/failure.ts'
import type { StoredGuide } from '#domain/guide/guide.ts'
import { isAdded } from '#domain/letters/letter.ts'
import type { OwnLetters } from '#domain/letters/ownLetters.ts'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import type { StoredPrices } from '#domain/prices/storedPrices.ts'

/** The present state for comparison with a backup, except the stays. */
export type Beside = {
  requestIds: ReadonlySet<string>
  prices: StoredPrices
  guide: StoredGuide
  letters: OwnLetters
}

/** The selected parts of a backup; prices with the version that they change. */
export type Picked = {
  stays: readonly WantedStay[]
  cancelled: readonly WantedStay[]
  requests: readonly BackupRequest[]
  prices: { change: PriceChange; known: StoredPrices } | null
  guide: GuideEdit | null
  letters: readonly LetterToRecover[]
  settings: readonly SettingsToRecover[]
  /** The sent letters of restored stays and requests. */
  written: Backup['written']
  /** The reviews of the guests of restored stays. */
  reviews: Backup['reviews']
}

/** The result for one restored item. */
export type News = {
  of: 'stays' | 'cancelled' | 'requests' | 'prices' | 'guide' | 'letters' | 'settings'
  id: string
  guest: string
} & ({ state: 'written'; merged: boolean } | { state: 'refused'; failure: Failure })

/** Restores the selected items and reports each result. */
export type RestoreBackup = (picked: Picked, onNews: (news: News) => void) => Promise<void>

/** The name of a letter of a backup. */
export function formatLetter({ kind, wanted }: LetterToRecover, t: i18n['t']): string {
  return isAdded(kind)
    ? (wanted.name ?? t('office.writing.kinds.added'))
    : t(`office.writing.kinds.${kind}`)
}

export function countPicked({
  stays,
  cancelled,
  requests,
  prices,
  guide,
  letters,
  settings,
}: Picked): number {
  const whole = [prices, guide].filter((each) => each !== null)
  const groups = [stays, cancelled, requests, whole, letters, settings]
  return groups.reduce((count, { length }) => count + length, 0)
}
