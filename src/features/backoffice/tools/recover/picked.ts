import type { BackupRequest } from '#domain/backup/backupRequest.ts'
import type { WantedStay } from '#domain/backup/compareStays.ts'
import type { Failure } from '#domain/failure.ts'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import type { StoredPrices } from '#domain/prices/storedPrices.ts'

/** What of now stands beside a backup, apart from the stays. */
export type Beside = { requestIds: ReadonlySet<string>; prices: StoredPrices }

/** What an owner has picked of a backup to be put back; the prices with those that the change was made from. */
export type Picked = {
  stays: readonly WantedStay[]
  requests: readonly BackupRequest[]
  prices: { change: PriceChange; known: StoredPrices } | null
}

/** What became of one thing that was picked. */
export type News = { of: 'stays' | 'requests' | 'prices'; id: string; guest: string } & (
  | { state: 'written'; merged: boolean }
  | { state: 'refused'; failure: Failure }
)

/** Puts what was picked back, and tells of each thing what became of it. */
export type Recover = (picked: Picked, onNews: (news: News) => void) => Promise<void>

/** How many things were picked. */
export function countPicked({ stays, requests, prices }: Picked): number {
  return stays.length + requests.length + (prices ? 1 : 0)
}
