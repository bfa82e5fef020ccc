import { childrenOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { isKeptAs } from './keptAgreement.ts'
import { readLegacy, readRecord } from './legacyRecord.ts'
import { findOverlaps, planRepair } from './nightRepair.ts'
import { readDetails } from './reservation.ts'
import { hasDays, isTooLong, readStayDates, type StayDates, writeDays } from './stayDates.ts'

/** The two stored halves of a stay; `dates` is `null` if the public one has no readable dates. */
export type StayHalves = {
  id: string
  publicHalf: unknown
  details: unknown
  dates: StayDates | null
}

/** The halves of all stored stays. */
export function stayHalvesIn(data: unknown): StayHalves[] {
  const [reservations, details] = [
    childrenOf(data, 'reservations'),
    childrenOf(data, 'reservationDetails'),
  ]
  return [...new Set([...reservations.keys(), ...details.keys()])].map((id) => {
    // Only a stay that holds its nights has a public half.
    const read = readStayDates(reservations.get(id))
    const dates = 'dates' in read ? read.dates : null
    return { id, publicHalf: reservations.get(id), details: details.get(id), dates }
  })
}

/**
 * The faults of the stored stays, as sentences: each has both halves with equal dates, the nights are
 * those of the stays, no two stays share one, and each stay is at its version. Seven-field records and
 * unreadable dates are no faults.
 */
export function findStayProblems(data: unknown): string[] {
  const stays = stayHalvesIn(data)
  return [
    ...stays.flatMap(halvesProblems),
    ...nightProblems(stays, data),
    ...versionProblems(stays, data),
    ...agreementProblems(stays, data),
  ]
}

function halvesProblems({ id, publicHalf, details, dates }: StayHalves): string[] {
  if (details === undefined) return readLegacy(publicHalf) ? [] : [`${id} has no private half`]
  if (getField(details, 'status') === 'cancelled') {
    if (publicHalf !== undefined) return [`${id} is cancelled and public`]
    return 'reservation' in readRecord(id, publicHalf, details) ? [] : [`${id} cannot be read`]
  }
  if (publicHalf === undefined) return [`${id} has no public half`]
  const problems = readLegacy(publicHalf) ? [`${id} has more than two dates in public`] : []
  if ('wrong' in readDetails(details)) problems.push(`${id} has an unreadable private half`)
  const days = dates && writeDays(dates)
  const isEqual = (end: 'checkIn' | 'checkOut') => getField(details, end) === days?.[end]
  const needsDays = hasDays(details) || getField(details, 'version') !== undefined
  if (days && needsDays && !(isEqual('checkIn') && isEqual('checkOut'))) {
    problems.push(`${id} has other days in its private half`)
  }
  return problems
}

function nightProblems(records: readonly StayHalves[], data: unknown): string[] {
  const nights = childrenOf(data, 'nights')
  // A seven-field record has no nights until it has been moved.
  const claimants = records.flatMap(({ id, publicHalf, details, dates }) =>
    publicHalf === undefined && details !== undefined
      ? []
      : [{ id, dates: details === undefined ? null : dates }],
  )
  const { missing, strays } = planRepair(claimants, nights)
  const stays = records.flatMap(({ id, dates }) => (dates ? [{ id, dates }] : []))
  return [
    ...[...missing].map(
      ([night, id]) => `the night ${night} of ${id} is ${formatHolder(nights.get(night))}`,
    ),
    ...strays.map(
      (night) =>
        `the night ${night} is ${formatHolder(nights.get(night))}, which does not cover it`,
    ),
    ...stays
      .filter(({ dates }) => isTooLong(dates))
      .map(
        ({ id, dates }) =>
          `${id} stays from ${dates.checkIn} to ${dates.checkOut}, longer than a stay may`,
      ),
    ...findOverlaps(stays).map(
      ({ one, other, shared }) =>
        `${one.id} and ${other.id} both stay from ${shared.checkIn} to ${shared.checkOut}`,
    ),
  ]
}

function formatHolder(holder: unknown): string {
  return holder === undefined ? 'free' : `held by ${JSON.stringify(holder)}`
}

/** The faults of agreements: each present one is kept as it is, and each earlier one is there. */
function agreementProblems(records: readonly StayHalves[], data: unknown): string[] {
  const forms = childrenOf(data, 'agreements')
  return records.flatMap(({ id, publicHalf, details }) => {
    const read = readRecord(id, publicHalf, details)
    if (!('reservation' in read)) return []
    const { agreement, removed } = read.reservation
    if (!agreement || removed) return []
    const { entry = '', earlier = [] } = agreement
    const kept = (key: string) => getField(forms.get(id), key)
    const isKept = isKeptAs(kept(entry), read.reservation, agreement)
    const missing = earlier.filter((each) => kept(each.entry) === undefined)
    return [
      ...(isKept ? [] : [`the agreement of ${id} is not kept as it is`]),
      ...missing.map((each) => `the earlier agreement ${each.entry} of ${id} is not kept`),
    ]
  })
}

function versionProblems(stays: readonly StayHalves[], data: unknown): string[] {
  const versions = childrenOf(data, 'versions')
  return stays.flatMap(({ id, details }) => {
    const version = Number(getField(details, 'version') ?? 0)
    const n = Number(getField(versions.get(id), 'n') ?? 0)
    return version === n ? [] : [`${id} is at version ${version}, /versions at ${n}`]
  })
}
