import { differingFields, valueOf } from '#domain/record.ts'
import { readRecord } from '#domain/records.ts'
import { readRequest } from '#domain/request.ts'
import { readKeys } from '#domain/settings/keys.ts'
import type { Stay } from '#domain/stay.ts'
import {
  type GuestPage,
  guestPageFields,
  pageOfRequest,
  pageOfStay,
  readGuestPage,
} from './guestPage.ts'

export type Record = { id: string; dates: unknown; details: unknown; stay: Stay | null }

/** Problems of the versions and logs, in sentences: each version has its entry, and is the version of its stay. */
export function logProblems(records: readonly Record[], data: unknown): string[] {
  const versions = childrenOf(data, 'versions')
  const ofRecords = records.flatMap(({ id, details }) => {
    const version = Number(valueOf(details, 'version') ?? 0)
    const n = Number(valueOf(versions.get(id), 'n') ?? 0)
    return version === n ? [] : [`${id} is at version ${version}, /versions at ${n}`]
  })
  const ofLogs = [...childrenOf(data, 'log')].flatMap(([id, log]) => {
    const entries = [...childrenOf(log, null)]
    const numbers = entries
      .map(([, entry]) => Number(valueOf(entry, 'version')))
      .toSorted(ascending)
    const isGapless = numbers.every((version, index) => version === (numbers[0] ?? 0) + index)
    const n = Number(valueOf(versions.get(id), 'n') ?? 0)
    const newest = String(valueOf(versions.get(id), 'entry'))
    const isNewest = valueOf(valueOf(log, newest), 'version') === n && numbers.at(-1) === n
    return [
      ...(isGapless ? [] : [`the log of ${id} skips or repeats a version: ${numbers.join(', ')}`]),
      ...(isNewest ? [] : [`the log of ${id} does not end with version ${n}`]),
    ]
  })
  return [...ofRecords, ...ofLogs]
}

/** The sum of the payments of a stay. */
function paidIn(stored: unknown): number {
  return [...childrenOf(stored, null).values()].reduce<number>((sum, payment) => {
    const amount = valueOf(payment, 'amount')
    return sum + (typeof amount === 'number' ? amount : 0)
  }, 0)
}

function ascending(one: number, other: number): number {
  return one - other
}

/** The children of a name, or of the value itself where it is `null`, by their keys. */
export function childrenOf(data: unknown, name: string | null): Map<string, unknown> {
  const node = name === null ? data : valueOf(data, name)
  return new Map(typeof node === 'object' && node !== null ? Object.entries(node) : [])
}

/** The page that a record requires; a stay's page replaces a request's. */
type Due = { key: string; page: GuestPage; kind: 'stay' | 'answer' | 'waiting' }

/**
 * The inconsistencies of guests' pages, in sentences: each page has to equal the one of its record.
 */
export function pageProblems(records: readonly Record[], data: unknown): string[] {
  const pages = childrenOf(data, 'guestPages')
  const dues = [...duesOfStays(records, data), ...duesOfRequests(data)]
  const byKey = new Map<string, Due[]>()
  for (const due of dues) byKey.set(due.key, [...(byKey.get(due.key) ?? []), due])
  const untrue = [...byKey].flatMap(([key, all]) => {
    const ofStays = all.filter(({ kind }) => kind === 'stay')
    if (ofStays.length > 1) return [`the page ${key} is that of two stays`]
    const stored = pages.get(key)
    const asked = ofStays.length > 0 ? ofStays : all
    if (stored === undefined && asked.every(({ kind }) => kind === 'waiting')) return []
    const page = readGuestPage(stored)
    const isTrue = asked.some((due) => page !== null && saysSame(page, due.page))
    return isTrue ? [] : [`the page ${key} does not say what ${asked[0]?.page.about} says`]
  })
  const strays = [...pages.keys()].filter((key) => !byKey.has(key))
  return [...untrue, ...strays.map((key) => `the page ${key} is nobody's`)]
}

function saysSame(one: GuestPage, other: GuestPage): boolean {
  return differingFields(guestPageFields, one, other).length === 0
}

function duesOfStays(records: readonly Record[], data: unknown): Due[] {
  const payments = childrenOf(data, 'payments')
  const { account } = readKeys(valueOf(valueOf(data, 'settings'), 'keys'))
  return records.flatMap(({ id, dates, details }) => {
    const read = readRecord(id, dates, details)
    if (!('reservation' in read)) return []
    const { guestKey: key, held, version } = read.reservation
    if (key === undefined || held) return []
    const page = pageOfStay(id, read.reservation, version, paidIn(payments.get(id)), account)
    return [{ key, page, kind: 'stay' as const }]
  })
}

function duesOfRequests(data: unknown): Due[] {
  const versions = childrenOf(data, 'versions')
  return [...childrenOf(data, 'requests')].flatMap(([id, stored]) => {
    const request = readRequest(id, 0, stored)
    if (request?.guestKey === undefined || request.status === 'accepted') return []
    const { guestKey: key, stay, status, heldUntil, quote } = request
    const until = heldUntil !== undefined && { heldUntil }
    const version = Number(valueOf(versions.get(id), 'n') ?? 0)
    const page = pageOfRequest(id, stay, { status, ...until }, version, quote)
    return [{ key, page, kind: status === 'new' ? 'waiting' : 'answer' }]
  })
}
