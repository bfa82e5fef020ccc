import * as v from 'valibot'
import {
  byStatus,
  type CancelledStay,
  type Reservation,
  type UnreadableRecord,
} from '#domain/reservation.ts'
import { type GuideWords, readGuestGuide } from '#domain/guide/guide.ts'
import { isLetterKind, type LetterKind } from '#domain/letters/letter.ts'
import { LANGUAGE_CODE } from '#domain/field/textField.ts'
import { type LetterText, readOwnLetter } from '#domain/letters/ownLetters.ts'
import { readWritten, type WrittenLetters } from '#domain/letters/due.ts'
import { readPart, type SettingsPart, type SettingsValues } from '#domain/settings/settings.ts'
import { readPayments, type StoredPayment } from '#domain/payments/payment.ts'
import { readPrices, type StoredPrices } from '#domain/prices/prices.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import { valueOf } from '#domain/record.ts'
import { readPublishedReview, readReview, type Review } from '#domain/reviews/review.ts'
import { BACKUP_KIND, BACKUP_VERSION, type BackupOrigin } from './backup.ts'
import { type BackupRequest, type BadRequest, readBackupRequest } from './obstacles.ts'

/** A review in a backup; `shown` is the reply of its published version, if any. */
type BackupReview = { review: Review; shown: { reply?: string } | null }

/** The reviews of a backup by the keys of their guests' pages, without invalid ones. */
export function reviewsIn(reviews: unknown, published: unknown): Map<string, BackupReview> {
  return new Map(
    entriesOf(reviews).flatMap(([key, stored]) => {
      const review = readReview(stored)
      if (!review) return []
      const id = review.publishedId ?? ''
      const shown = readPublishedReview(id, valueOf(published, id))
      const reply = shown?.reply !== undefined && { reply: shown.reply }
      return [[key, { review, shown: shown && { ...reply } }] as const]
    }),
  )
}

/** The limits of a file, because a larger one is no villa's season and would block the page. */
export const BACKUP_LIMITS = { bytes: 8_000_000, records: 20_000 } as const

/** The start of a file encrypted with age (age-encryption.org/v1). */
const SEALED = 'age-encryption.org/'

/** The key of the message why a file cannot be restored. */
export type BackupProblem =
  | 'tooLarge'
  | 'empty'
  | 'cutOff'
  | 'sealed'
  | 'notJson'
  | 'notOurs'
  | 'newer'
  | 'broken'
  | 'tooMany'

export type WantedLetter = { kind: LetterKind; language: string; wanted: LetterText }

export type WantedSettings = { part: SettingsPart; wanted: SettingsValues }

export type Backup = BackupOrigin & {
  stays: readonly Reservation[]
  cancelled: readonly CancelledStay[]
  unreadable: readonly UnreadableRecord[]
  /** Payments by the ids of the stays. */
  payments: ReadonlyMap<string, readonly StoredPayment[]>
  requests: readonly BackupRequest[]
  badRequests: readonly BadRequest[]
  prices: (StoredPrices & { hasTerms: boolean }) | null
  guide: GuideWords | null
  letters: readonly WantedLetter[]
  /** The sent letters by the ids of stays and requests. */
  written: ReadonlyMap<string, WrittenLetters>
  /** The reviews by the keys of the guests' pages. */
  reviews: ReadonlyMap<string, BackupReview>
  settings: readonly WantedSettings[]
}

const collection = v.nullable(
  v.custom<object>((input) => typeof input === 'object' && !Array.isArray(input)),
)
const schema = v.object({
  villa: v.string(),
  project: v.string(),
  madeAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  reservations: collection,
  reservationDetails: collection,
  payments: collection,
  requests: collection,
  prices: collection,
  guide: collection,
  letters: collection,
  written: collection,
  reviews: collection,
  publishedReviews: collection,
  settings: collection,
})

/** Parses a backup file with the database's own strict parsers. */
export function readBackup(text: string): { backup: Backup } | { problem: BackupProblem } {
  if (text.trim() === '') return { problem: 'empty' }
  if (text.startsWith(SEALED)) return { problem: 'sealed' }
  const stored = parseJson(text)
  if (stored === undefined) return { problem: isCutOff(text) ? 'cutOff' : 'notJson' }
  if (valueOf(stored, 'kind') !== BACKUP_KIND) return { problem: 'notOurs' }
  const version = valueOf(stored, 'version')
  if (typeof version === 'number' && version > BACKUP_VERSION) return { problem: 'newer' }
  const read = v.safeParse(schema, stored)
  if (version !== BACKUP_VERSION || !read.success) return { problem: 'broken' }
  const { villa, project, madeAt, reservations, reservationDetails, requests, prices } = read.output
  const { payments } = read.output
  const counts = [reservations, reservationDetails, payments, requests].map(countIn)
  if (counts.some((count) => count > BACKUP_LIMITS.records)) return { problem: 'tooMany' }

  const dates = new Map(entriesOf(reservations))
  const details = new Map(entriesOf(reservationDetails))
  const ids = new Set([...dates.keys(), ...details.keys()])
  const records = [...ids].map((id) => readRecord(id, dates.get(id), details.get(id)))
  const paid = entriesOf(payments).map(
    ([id, stored]) => [id, readPayments(stored).payments] as const,
  )
  const answered = entriesOf(requests).map(([id, request]) => readBackupRequest(id, request))
  // Deleted stays are not restored.
  const { reservations: standing, cancelled } = byStatus(
    records.flatMap((record) => ('reservation' in record ? record.reservation : [])),
  )
  return {
    backup: {
      villa,
      project,
      madeAt,
      stays: standing,
      cancelled,
      unreadable: records.flatMap((record) => ('unreadable' in record ? record.unreadable : [])),
      payments: new Map(paid),
      requests: answered.flatMap((each) => ('request' in each ? each.request : [])),
      badRequests: answered.flatMap((each) => ('bad' in each ? each.bad : [])),
      prices: prices && {
        ...readPrices(prices),
        hasTerms: valueOf(prices, 'terms') !== undefined,
      },
      guide: readGuestGuide(read.output.guide),
      letters: lettersIn(read.output.letters),
      written: new Map(
        entriesOf(read.output.written).map(([id, stored]) => [id, readWritten(stored)] as const),
      ),
      reviews: reviewsIn(read.output.reviews, read.output.publishedReviews),
      settings: settingsIn(read.output.settings),
    },
  }
}

function lettersIn(stored: unknown): WantedLetter[] {
  return entriesOf(stored).flatMap(([kind, languages]) => {
    if (!isLetterKind(kind)) return []
    return entriesOf(languages).flatMap(([language, value]): WantedLetter[] => {
      const { own } = readOwnLetter(value)
      return own && LANGUAGE_CODE.test(language) ? [{ kind, language, wanted: own }] : []
    })
  })
}

function settingsIn(stored: unknown): WantedSettings[] {
  return (['private', 'site'] as const).flatMap((part) => {
    const { values } = readPart(part, valueOf(stored, part))
    return values ? [{ part, wanted: values }] : []
  })
}

function countIn(stored: object | null): number {
  return stored ? Object.keys(stored).length : 0
}

function parseJson(text: string): unknown {
  try {
    // An editor may have added a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}

function isCutOff(text: string): boolean {
  if (!/^\uFEFF?\s*\{/.test(text)) return false
  let depth = 0
  // Brackets outside of strings, the last of which may be unterminated.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[{}[\]]/gs)) {
    if (token === '{' || token === '[') depth += 1
    else if (!token.startsWith('"')) depth -= 1
  }
  return depth > 0
}
