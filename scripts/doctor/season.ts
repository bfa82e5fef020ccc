import { guestGuidePath, guidePath } from '#domain/guide/guestGuide.ts'
import { isPageKey, pagePath } from '#domain/guestPage/pageKey.ts'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { readKeys } from '#domain/settings/keys.ts'
import { findUnsoundness } from '#domain/soundness.ts'
import { type Answer, sendRequest } from './request.ts'
import { type Check, note, well, wrong } from './check.ts'
import { SEASON } from './paths.ts'
import type { Project } from './project.ts'

const BATCH = 20

type Data = { [path: string]: unknown }
type Read = (path: string) => Promise<Answer>

/** Firebase's free storage. */
const FREE_BYTES = 1_000_000_000

/**
 * Reads everything as the owner, and checks its size and consistency: each night has one stay, each
 * stay has both halves and valid versions.
 */
export async function judgeSeason({ databaseUrl }: Project, idToken: string): Promise<Check[]> {
  const read: Read = (path) => sendRequest(`${databaseUrl}/${path}.json?auth=${idToken}`)
  const answers = await Promise.all(SEASON.map(read))
  if (answers.some(({ status }) => status !== 200)) {
    return [
      wrong('The database does not show an owner the season', 'deploy the rules: npm run deploy'),
    ]
  }
  const data = Object.fromEntries(SEASON.map((path, at) => [path, answers[at]?.body]))
  return [judgeSize(data), judgeSoundness({ ...data, ...(await readPages(read, data)) })]
}

/** Checks the stored size and the number of requests, which nobody else can see. */
function judgeSize(data: Data): Check {
  const bytes = bytesOf(data)
  const requests = data['requests']
  const size = `Stored: ${inMegabytes(bytes)} of 1,000 MB, of which ${inMegabytes(bytesOf(requests))} are ${entriesOf(requests).length} requests`
  if (bytes < FREE_BYTES / 2) return well(size)
  return note(size, 'delete requests of a period under Talepler → Toplu sil…')
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value ?? null))
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(2)} MB`
}

function judgeSoundness(data: Data): Check {
  const [first, ...more] = findUnsoundness(data)
  if (first === undefined)
    return well('Every night of the season has the one holder that covers it')
  const others = more.length === 0 ? '' : `, and ${more.length} more`
  return wrong(
    `The season is not sound: ${first}${others}`,
    'open the office: it mends the nights by itself, and tells which stays and which seasons overlap',
  )
}

/** Guests' pages cannot be listed, so those with a stored key are read. */
async function readPages(read: Read, data: Data): Promise<Data> {
  const keys = [...keysIn(data)]
  const [guestPages, guestGuides] = [new Map<string, unknown>(), new Map<string, unknown>()]
  for (let from = 0; from < keys.length; from += BATCH) {
    const batch = keys.slice(from, from + BATCH).map(async (key) => {
      const [page, guide] = [await read(pagePath(key)), await read(guestGuidePath(key))]
      if (page.body !== null) guestPages.set(key, page.body)
      if (guide.status === 200 && guide.body !== null) guestGuides.set(key, guide.body)
    })
    await Promise.all(batch)
  }
  const { guide } = readKeys(valueOf(data['settings'], 'keys'))
  const shown = guide === undefined ? null : await read(guidePath(guide))
  return {
    ...(guide !== undefined && shown && { guides: { [guide]: shown.body } }),
    guestPages: Object.fromEntries(guestPages),
    guestGuides: Object.fromEntries(guestGuides),
  }
}

function keysIn(data: Data): Set<string> {
  const records = [
    ...entriesOf(data['reservationDetails']).map(([, details]) => details),
    ...entriesOf(data['requests']).map(([, request]) => request),
  ]
  const kept = records.map((record) => valueOf(record, 'guestKey'))
  const opened = ['pageVisits', 'guestAnswers'].flatMap((place) =>
    entriesOf(data[place]).map(([key]) => key),
  )
  return new Set(
    [...kept, ...opened].flatMap((key) => (typeof key === 'string' && isPageKey(key) ? [key] : [])),
  )
}
