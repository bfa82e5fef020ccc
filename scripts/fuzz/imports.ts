import fc from 'fast-check'
import papa from 'papaparse'
import type { Calendar } from '#domain/channels/feed.ts'
import { planFeed } from '#domain/channels/plan.ts'
import { PLAN_STATES } from '#domain/channels/planRow.ts'
import { readCalendar } from '#domain/channels/readCalendar.ts'
import { afterPlan, feedOf, presentOn } from '#domain/channels/testing.ts'
import { calendarOf } from '#domain/channels/testingText.ts'
import { SOURCES } from '#domain/channels/feed.ts'
import { uidFor } from '#domain/channels/uid.ts'
import { writeCalendar } from '#domain/channels/writeCalendar.ts'
import { csvCells } from '#domain/office/csvCells.ts'
import { accountOf } from '#domain/payments/account.ts'
import type { Reservation } from '#domain/reservation.ts'
import { csvText } from '#features/backoffice/tools/csvText.ts'
import { areaOf, holds, same } from './area.ts'
import { anyDraft, anyText, dayOfText, harmed, nearDay, nearStay } from './given.ts'

const ZONE = { zone: 'Europe/Istanbul' }
const TODAY = dayOfText('2026-11-01')

const TITLES = ['Reserved', 'Reserved - Jane', 'CLOSED - Not available', 'Airbnb (Not available)']
const moment = fc.oneof(
  nearDay.map((day) => `VALUE=DATE:${day.replaceAll('-', '')}`),
  nearDay.map((day) => `TZID=Europe/Istanbul:${day.replaceAll('-', '')}T140000`),
  nearDay.map((day) => `VALUE=DATE-TIME:${day.replaceAll('-', '')}T230000Z`),
  fc.constantFrom('VALUE=DATE:20260231', 'VALUE=DATE:99991231', 'VALUE=DATE:00010101', ':'),
)
const line = fc.constantFrom(
  'RRULE:FREQ=DAILY',
  'STATUS:CANCELLED',
  'SEQUENCE:2',
  'SEQUENCE:x',
  'DURATION:P3D',
  'DURATION:-P3D',
  'DURATION:P999999999D',
  'BEGIN:VALARM',
  ' folded',
  'LAST-MODIFIED:20260101T000000Z',
)
const event = fc
  .tuple(
    fc.constantFrom('a', 'b', 'c', 'x'.repeat(300), uidFor({ id: 'a' }, 'here')),
    moment,
    fc.option(moment),
    fc.oneof(fc.constantFrom(...TITLES), anyText),
    fc.array(line, { maxLength: 2 }),
  )
  .map(([uid, from, to, title, more]) => [
    `UID:${uid}`,
    `DTSTART;${from}`,
    ...(to === null ? [] : [`DTEND;${to}`]),
    `SUMMARY:${title}`,
    ...more,
  ])
const calendar = fc.array(event, { maxLength: 5 }).map((events) => calendarOf(...events))

const feedEvent = fc.record({
  uid: fc.constantFrom('a', 'b', 'c', 'd', uidFor({ id: 's0' }, 'here')),
  stay: nearStay,
  title: fc.constantFrom(...TITLES),
  note: fc.constant(''),
  cancelled: fc.boolean(),
})
const feed = fc
  .tuple(
    fc.constantFrom(...SOURCES),
    fc.uniqueArray(feedEvent, { selector: ({ uid }) => uid, maxLength: 5 }),
  )
  .map(([source, events]) => feedOf(source, events))

const season: fc.Arbitrary<Reservation[]> = fc
  .array(
    fc.record({ stay: nearStay, source: fc.option(fc.constantFrom(...SOURCES)), uid: fc.nat(4) }),
    { maxLength: 5 },
  )
  .map((all) => {
    const stays: Reservation[] = []
    for (const [index, { stay, source, uid }] of all.entries()) {
      if (stays.some((each) => meet(each.stay, stay))) continue
      const origin = source && { source: source, sourceUid: 'abcde'.charAt(uid), channel: source }
      const amounts = { toplamUcret: 0, kapora: 0, kalan: 0, notlar: '' }
      stays.push({ id: `s${index}`, version: 1, stay, musteriAdi: 'Ada', ...amounts, ...origin })
    }
    return stays
  })

export const imports = areaOf(10_000, [
  holds(
    'whatever a calendar says is read as stays in order, or said to be none',
    fc.oneof(harmed(calendar), calendar, anyText),
    async (text) => {
      const read = await readCalendar(text, ZONE)
      if ('problem' in read) return true
      return soundEvents(read)
    },
    4,
  ),
  holds(
    'a plan takes no night that somebody has, and leaves nothing to do but what it said',
    fc.tuple(feed, season),
    async ([given, stays]) => {
      const plan = await planFeed(given, presentOn(TODAY, stays))
      const after = afterPlan(stays, plan)
      const order = plan.rows.map(({ state }) => PLAN_STATES.indexOf(state))
      same(
        order,
        order.toSorted((one, other) => one - other),
      )
      const own = stays.filter(({ source }) => source === undefined).map(({ id }) => id)
      same(
        after.filter(({ id }) => own.includes(id)),
        stays.filter(({ id }) => own.includes(id)),
      )
      for (const row of plan.rows) {
        const base = 'base' in row ? row.base : null
        if (row.state === 'gone' || row.state === 'changed') same(base?.channel, given.channel)
      }
    },
    2,
  ),
  holds(
    'a calendar of ours is read back as the nights that are taken, and names nobody',
    fc.array(fc.tuple(nearStay, anyText), { maxLength: 4 }),
    async (all) => {
      const occupied = all.map(([stay, guest], index) => ({ id: `s${index}`, stay, guest }))
      const options = { name: 'V', site: 'here', today: TODAY, madeAt: 0 }
      const closed = writeCalendar(occupied, { ...options, title: 'Dolu' })
      const named = writeCalendar(occupied, { ...options, title: null })
      for (const text of [closed, named]) {
        const read = await readCalendar(text, ZONE)
        if ('problem' in read) throw new Error(read.problem)
        same(read.bad, [])
        same(
          read.events.map(({ uid, stay }) => [uid, stay.checkIn, stay.checkOut].join()).toSorted(),
          occupied
            .map(({ id, stay }) => [uidFor({ id }, 'here'), stay.checkIn, stay.checkOut].join())
            .toSorted(),
        )
      }
      for (const { title } of ((await readCalendar(closed, ZONE)) as Calendar).events) {
        same(title, 'Dolu')
      }
    },
    2,
  ),
  holds(
    'no cell of a list begins as a formula, whichever mark a spreadsheet parts cells at',
    fc.array(fc.tuple(anyDraft, anyText, anyText), { minLength: 1, maxLength: 3 }),
    (all) => {
      const rows = all.map(([draft, musteriAdi, notlar]) => {
        const stay = { ...draft, musteriAdi, notlar }
        return csvCells(stay, accountOf(stay, [], null), 'evet', { notes: true })
      })
      const text = csvText(rows)
      same(papa.parse<string[]>(text.slice(1), { delimiter: ';' }).data, rows)
      for (const delimiter of [';', ',', '\t']) {
        for (const cell of papa.parse<string[]>(text.slice(1), { delimiter }).data.flat()) {
          if (/^"*[=@]|^"*[+-](?![\d,]*$)/.test(cell)) {
            throw new Error(`${JSON.stringify(cell)} begins as a formula at ${delimiter}`)
          }
        }
      }
    },
    2,
  ),
])

function soundEvents({ events, bad }: Calendar): boolean {
  const uids = events.map(({ uid }) => uid)
  return (
    events.every(
      ({ uid, stay }) => uid !== '' && uid.length <= 220 && stay.checkIn < stay.checkOut,
    ) &&
    events.every(({ stay }) => dayOfText(stay.checkIn) && dayOfText(stay.checkOut)) &&
    new Set(uids).size === uids.length &&
    bad.every(({ reason }) => reason.length > 0)
  )
}

function meet(one: Reservation['stay'], other: Reservation['stay']): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut
}
