import { addDays, type IsoDate } from '#domain/date.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { createRandom } from './statistics.ts'

const ANSWERS = ['new', 'declined', 'held', 'declined', 'declined'] as const
const AHEAD_DAYS = 365
/** One is sent an hour. */
export const REQUEST_EVERY_MS = 3_600_000

/** `count` requests as the database stores them, answered in turn as `answers` say, sent one an hour until `now` (ms since 1970), for days of the year after `today`. */
export function manyRequests(
  count: number,
  today: IsoDate,
  now: number,
  answers: readonly ('new' | 'declined' | 'held')[] = ANSWERS,
): Record<string, unknown> {
  const random = createRandom(2)
  const entries = Array.from({ length: count }, (_, index) => {
    const checkIn = addDays(today, 1 + Math.round(random() * AHEAD_DAYS))
    const reservation = {
      firstname: 'Işıl',
      lastname: `Güneş ${index}`,
      email: `guest${index}@example.com`,
      phone: '+90 532 000 00 00',
      checkIn,
      checkOut: addDays(checkIn, 3 + (index % 7)),
      notes: index % 2 === 0 ? '' : 'Bebek yatağı var mı? Akşam geç geliriz.',
    }
    const status = answers[index % answers.length]
    const answer = {
      ...(status !== 'new' && { status }),
      ...(status === 'held' && { heldUntil: addDays(today, 5) }),
    }
    return [pushId(now - index * REQUEST_EVERY_MS, random), { reservation, ...answer }] as const
  })
  return Object.fromEntries(entries)
}
