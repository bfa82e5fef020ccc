import type { BackupRequest } from '#domain/backup/backupRequest.ts'
import type { GuideToRecover } from '#domain/backup/compareGuide.ts'
import type { LetterToRecover } from '#domain/backup/compareLetters.ts'
import type { WantedStay } from '#domain/backup/compareStays.ts'
import type { Backup } from '#domain/backup/readBackup.ts'
import type { Failure } from '#domain/failure.ts'
import type { StoredGuide } from '#domain/guide/guide.ts'
import type { OwnLetters } from '#domain/letters/ownLetters.ts'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import type { StoredPrices } from '#domain/prices/storedPrices.ts'

/** What of now stands beside a backup, apart from the stays. */
export type Beside = {
  requestIds: ReadonlySet<string>
  prices: StoredPrices
  guide: StoredGuide
  letters: OwnLetters
}

/** What an owner has picked of a backup to be put back; the prices with those that the change was made from. */
export type Picked = {
  stays: readonly WantedStay[]
  cancelled: readonly WantedStay[]
  requests: readonly BackupRequest[]
  prices: { change: PriceChange; known: StoredPrices } | null
  guide: GuideToRecover | null
  letters: readonly LetterToRecover[]
  /** Which letters had been written, for the stays and requests that come back. */
  written: Backup['written']
  /** What the guests of stays that come back had written. */
  reviews: Backup['reviews']
}

/** What became of one thing that was picked. */
export type News = {
  of: 'stays' | 'cancelled' | 'requests' | 'prices' | 'guide' | 'letters'
  id: string
  guest: string
} & ({ state: 'written'; merged: boolean } | { state: 'refused'; failure: Failure })

/** Puts what was picked back, and tells of each thing what became of it. */
export type Recover = (picked: Picked, onNews: (news: News) => void) => Promise<void>

/** How many things were picked. */
export function countPicked({
  stays,
  cancelled,
  requests,
  prices,
  guide,
  letters,
}: Picked): number {
  const whole = [prices, guide].filter((each) => each !== null)
  return stays.length + cancelled.length + requests.length + whole.length + letters.length
}
