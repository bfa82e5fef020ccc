import { type DatabaseClient, newKey, read, saveIn } from '#db/client.ts'
import { failureOf } from '#db/errors.ts'
import { readStoredStays } from '#db/saveForStays.ts'
import { readStoredParts } from '#db/storedParts.ts'
import { STORED_PARTS, type StoredParts } from '#domain/files/backup.ts'
import { type Change, changeRecord, writeOver } from '#domain/save/change.ts'
import { dayOf } from '#domain/date.ts'
import { NightTaken } from '#domain/save/failure.ts'
import { pageOfRequest } from '#domain/guestPage/requestPage.ts'
import { accountWrites } from '#domain/guestPage/pageAccount.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { changeGuide } from '#domain/guide/guestGuide.ts'
import { readGuide } from '#domain/guide/guide.ts'
import { verbOf } from '#domain/request/requestChange.ts'
import { readPayments } from '#domain/payments/payment.ts'
import { getField } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { convertLegacy } from '#domain/stay/convertLegacy.ts'
import { readRecord } from '#domain/stay/legacyRecord.ts'
import { type Answer, answerOf, readRequest } from '#domain/request/request.ts'
import { reviewPath } from '#domain/reviews/review.ts'
import { KEYS_PATH, type SaveContext } from '#domain/settings/keys.ts'
import { changeStay, toAdd } from '#domain/stay/stayChange.ts'
import { logWrites } from '#domain/stay/stayWrites.ts'
import { readStayDates, writeDays, writeStayDates } from '#domain/stay/stayDates.ts'
import { SERVER_TIME } from '#domain/save/writes.ts'
import { randomKey } from '#db/randomKey.ts'

/** A path's value in the backup and in the database; `undefined` for none. */
type Item = { path: string; next: unknown; stored: unknown }

/** In sentences for a person. */
export type Report = { added: string[]; different: string[]; refused: string[]; same: number }

/** Adds the records of a backup that are not stored, and lists those that differ without changing them. */
export async function restoreBackup(
  client: DatabaseClient,
  backup: StoredParts,
  { dryRun }: { dryRun: boolean },
): Promise<Report> {
  const report: Report = { added: [], different: [], refused: [], same: 0 }
  for (const item of itemsOf(backup, await readStoredParts(client))) {
    if (isMissing(item.stored)) {
      const problem = dryRun ? null : await add(client, backup, item)
      if (problem === null) report.added.push(nameOf(item))
      else report.refused.push(`${nameOf(item)}: ${problem}`)
    } else {
      const names = differencesOf(item)
      if (names.length === 0) report.same += 1
      else report.different.push(`${nameOf(item)}: ${names.join(', ')}`)
    }
  }
  return report
}

/** The records beside the stays; first the keys under which the others' public copies are stored. */
const RECORDS = [KEYS_PATH, ...Object.values(STORED_PARTS).flat()]

/** The records of a backup beside the stored ones, in the order in which they need each other. */
function itemsOf(backup: StoredParts, stored: StoredParts): Item[] {
  const halves = [backup.reservations, backup.reservationDetails].flatMap(entriesOf)
  const stays = [...new Set(halves.map(([id]) => id))].flatMap((id) => {
    const stay = { path: `stays/${id}`, next: stayOf(backup, id), stored: stayOf(stored, id) }
    // The payments of a missing stay come with it.
    return isMissing(stay.stored) ? [stay] : [stay, itemAt(`payments/${id}`)]
  })
  const [keys = [], ...others] = RECORDS.map((pattern) => pathsIn(backup, pattern).map(itemAt))
  return [...keys, ...stays, ...others.flat()].filter(({ next }) => !isMissing(next))

  function itemAt(path: string): Item {
    return { path, next: valueAt(backup, path), stored: valueAt(stored, path) }
  }
}

/** The paths of a pattern, in which `*` is any key. */
function pathsIn(backup: StoredParts, pattern: string): string[] {
  const [first = '', ...below] = pattern.split('/')
  return below.reduce(
    (paths, name) =>
      paths.flatMap((path) => {
        const names = name === '*' ? entriesOf(valueAt(backup, path)).map(([key]) => key) : [name]
        return names.map((each) => `${path}/${each}`)
      }),
    [first],
  )
}

function valueAt(parts: StoredParts, path: string): unknown {
  return path.split('/').reduce<unknown>((value, key) => getField(value, key), parts)
}

/** Both halves of a stay; its dates may be stored in three forms. */
function stayOf({ reservations, reservationDetails }: StoredParts, id: string): unknown {
  const [dates, details] = [getField(reservations, id), getField(reservationDetails, id)]
  if (dates === undefined && details === undefined) return undefined
  const read = readStayDates(dates)
  const sameForm = 'dates' in read ? { ...(dates as object), ...writeStayDates(read.dates) } : dates
  return { dates: sameForm, details }
}

/** Whether nothing is stored, apart from the version of a deleted record. */
function isMissing(stored: unknown): boolean {
  return leavesOf(stored).size === 0
}

/** The versions, change ids and signatures, which restoring resets. */
const SIGNATURE = ['version', 'change', 'by', 'at', 'publishedId']

/** The values below a record by their paths. */
function leavesOf(value: unknown, path = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null)
    return new Map(value === undefined || value === null ? [] : [[path, value]])
  return new Map(
    Object.entries(value)
      .filter(([key]) => !SIGNATURE.includes(key))
      .flatMap(([key, child]) => [...leavesOf(child, path === '' ? key : `${path}/${key}`)]),
  )
}

/** The names of the fields that differ. */
function differencesOf({ next, stored }: Item): string[] {
  const [before, now] = [leavesOf(asRestored(next)), leavesOf(asRestored(stored))]
  const names = new Set([...before.keys(), ...now.keys()])
  return [...names].filter((name) => before.get(name) !== now.get(name))
}

/** A seven-field record as it is when it comes back; any other record unchanged. */
function asRestored(stay: unknown): unknown {
  const [dates, details] = [getField(stay, 'dates'), getField(stay, 'details')]
  const record = readRecord('', dates, details)
  if (!('reservation' in record && record.legacy)) return stay
  const days = writeDays(record.reservation.dates)
  return {
    dates: record.legacy.dates,
    details: { ...record.legacy.details, ...days, status: 'booked' },
  }
}

/** The values by which a person recognizes a stay or a request. */
const NAMING = /(musteriAdi|girisTarihi|firstname|lastname|^reservation\/checkIn)$/

/** A record's path, and whom it is about. */
function nameOf({ path, next }: Item): string {
  const words = [...leavesOf(next)].flatMap(([name, value]) =>
    NAMING.test(name) ? String(value) : [],
  )
  return words.length > 0 ? `${path} (${words.join(' ')})` : path
}

/** Adds a record by a change that the rules check; returns why it was not added, else `null`. */
async function add(
  client: DatabaseClient,
  backup: StoredParts,
  item: Item,
): Promise<string | null> {
  try {
    const change = await changeFor(client, backup, item)
    if (typeof change === 'string') return change
    await saveIn(client, withEarlierSignatures(change, backup))
    return null
  } catch (error) {
    if (error instanceof NightTaken)
      return `the night ${error.night} belongs to stays/${error.holder} (${error.guest})`
    const { reason, message } = failureOf(error)
    if (reason === 'network') throw error
    return reason === 'permission' ? 'the rules of the database refuse it' : message
  }
}

async function changeFor(
  client: DatabaseClient,
  backup: StoredParts,
  { path, next, stored }: Item,
): Promise<Change | string> {
  const [kind, id = ''] = path.split('/')
  if (kind === 'stays') return stayChange(client, backup, id, next)
  if (kind === 'payments') return 'an owner removed them from their stay'
  if (kind === 'requests') return requestChange(client, id, next)
  if (kind === 'reviews') return reviewChange(client, backup, id, next)
  if (kind === 'publishedReviews') return publishingChange(client, backup, id, next)
  if (kind === 'prices') {
    const version = (await versionOf(client, 'prices')) + 1
    const entry = { id: 'prices', entry: newKey(client) }
    const verb = id === 'terms' ? 'terms' : 'add'
    const log = logWrites(entry, { by: client.author(), verb, version })
    return writeOver({ [path]: next, 'prices/version': version, ...log })
  }
  const version = Number(getField(stored, 'version') ?? 0)
  const change = newKey(client)
  // For a backup without the secret, which no page of a guest names then.
  const first = { secret: randomKey(), stays: [] }
  if (path === 'guide') {
    const stays = await readStoredStays((each) => read(client, each))
    return changeGuide(readGuide(next), { version, change }, stays)
  }
  if (getField(next, 'version') !== undefined) {
    const more = (keys: SaveContext) =>
      path === 'settings/private' ? accountWrites(next, keys, first) : {}
    const isSigned = getField(next, 'by') !== undefined
    return changeRecord({ path, version, change, values: Object(next) as object, isSigned, more })
  }
  return writeOver({ [path]: next })
}

async function stayChange(
  client: DatabaseClient,
  backup: StoredParts,
  id: string,
  next: unknown,
): Promise<Change | string> {
  const record = readRecord(id, getField(next, 'dates'), getField(next, 'details'))
  if (!('reservation' in record)) return 'it cannot be read'
  if (await isForgotten(client, id)) return 'its guest was removed on request'
  const entry = newKey(client)
  if (record.legacy) {
    const { legacy, reservation } = record
    const [today, taken] = [dayOf(new Date()), new Set<string>()]
    return convertLegacy({ id, entry, legacy, dates: reservation.dates, today, taken })
  }
  const { id: _id, version: _version, ...draft } = record.reservation
  const payments = readPayments(getField(backup.payments, id)).payments
  const version = await versionOf(client, id)
  return changeStay({ ...toAdd(draft, { payments }), id, version, entry })
}

/** The same change with the times and authors of the payments and of a cancellation in the backup. */
function withEarlierSignatures(change: Change, backup: StoredParts): Change {
  return {
    ...change,
    writes: (by, context) => {
      const writes = Object.entries(change.writes(by, context))
      const [cancelledAt] = writes.flatMap(
        ([path]) => getField(getField(valueAt(backup, path), 'cancellation'), 'at') ?? [],
      )
      return Object.fromEntries(
        writes.map(([path, value]) => {
          if (value === null) return [path, null]
          const isCancelled = getField(value, 'cancelledAt') !== undefined
          return isCancelled && cancelledAt !== undefined
            ? [path, { ...Object(value), cancelledAt }]
            : [path, signedAs(valueAt(backup, path), path, value)]
        }),
      )
    },
  }
}

function signedAs(stored: unknown, path: string, value: unknown): unknown {
  const [by, at] = [getField(stored, 'by'), getField(stored, 'at')]
  if (path.startsWith('payments/') && by !== undefined && at !== undefined)
    return { ...Object(value), by, at }
  const cancellation = getField(stored, 'cancellation')
  const isStay = path.startsWith('reservationDetails/')
  return isStay && cancellation !== undefined ? { ...Object(value), cancellation } : value
}

/** A request with its answer. */
async function requestChange(
  client: DatabaseClient,
  id: string,
  next: unknown,
): Promise<Change | string> {
  if (await isForgotten(client, id)) return 'its guest was removed on request'
  const request = readRequest(id, next)
  const answer: Answer | null =
    request?.status === 'new' ? { status: 'new' } : request && answerOf(request)
  if (!request || !answer) return 'it cannot be read'
  const { guestKey, dates, status } = request
  const before = await versionOf(client, id)
  // A request that was never answered or deleted has no version.
  const isVersioned = before > 0 || getField(next, 'status') !== undefined
  const version = isVersioned ? before + 1 : 0
  const signed = { by: client.author(), verb: verbOf(answer), version }
  const { version: _version, ...stored } = Object(next) as { [name: string]: unknown }
  // A page that was not lost is already about an open request, and a held or accepted one has its stay's.
  const hasPage = guestKey === undefined || (await read(client, pagePath(guestKey))) !== null
  const isOfRequest = answer.status === 'new' || answer.status === 'declined'
  const page = isOfRequest && (isVersioned || !hasPage) && pageOfRequest(id, dates, answer, version)
  return writeOver({
    [`requests/${id}`]: { ...stored, ...(isVersioned && { version }) },
    ...(isVersioned &&
      logWrites({ id, entry: newKey(client) }, signed, { status: { after: status } })),
    ...(guestKey !== undefined && page && { [pagePath(guestKey)]: page }),
  })
}

/** A review as its guest wrote it, not published yet; without its page, together with its published version. */
async function reviewChange(
  client: DatabaseClient,
  { publishedReviews }: StoredParts,
  key: string,
  next: unknown,
): Promise<Change> {
  const { publishedId: id, ...words } = Object(next) as { [name: string]: unknown }
  if (typeof id === 'string' && (await read(client, pagePath(key))) === null)
    return writeOver({
      [reviewPath(key)]: next,
      [`reviewKeys/${id}`]: key,
      [`publishedReviews/${id}`]: getField(publishedReviews, id),
    })
  return writeOver({ [reviewPath(key)]: { ...words, version: 1, at: SERVER_TIME } })
}

/** A published review with its reply, under its id; its guest's review is already stored. */
async function publishingChange(
  client: DatabaseClient,
  { reviews }: StoredParts,
  id: string,
  next: unknown,
): Promise<Change> {
  const [key = ''] =
    entriesOf(reviews).find(([, review]) => getField(review, 'publishedId') === id) ?? []
  const path = `${reviewPath(key)}/publishedId`
  const isPublished = (await read(client, path)) === id
  return writeOver({
    [`publishedReviews/${id}`]: next,
    ...(!isPublished && { [`reviewKeys/${id}`]: key, [path]: id }),
  })
}

async function isForgotten(client: DatabaseClient, id: string): Promise<boolean> {
  const log = await read(client, `log/${id}`)
  return entriesOf(log).some(([, entry]) => getField(entry, 'verb') === 'forget')
}

async function versionOf(client: DatabaseClient, id: string): Promise<number> {
  return Number((await read(client, `versions/${id}/n`)) ?? 0)
}
