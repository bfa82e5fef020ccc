import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#local-backend/auth/accounts.ts'
import { besiege, type Changes, entrances, outsiders } from './attackers.ts'

const { owner } = DEMO_ACCOUNTS
const airbnb = { name: 'Airbnb', url: 'https://www.airbnb.com/calendar/ical/1.ics?s=abc', surum: 3 }
const counts = { new: 1, changed: 0, gone: 0, conflict: 1, same: 4, skipped: 2, refused: 0 }
const conflict = { uid: 'x@airbnb.com', title: 'Reserved', from: '2026-07-01', to: '2026-07-05' }
const pulled = {
  at: 1,
  result: counts,
  conflicts: { '0': conflict },
  echoes: { '0': 'villa:a>here' },
}
const stored = {
  admins: { [owner.uid]: owner.email },
  channels: { airbnb: { ...airbnb, ...pulled } },
}
const NOW = { '.sv': 'timestamp' }
const entering = (change: Changes): Changes => ({
  'channels/vrbo': {
    name: 'Vrbo',
    url: 'https://www.vrbo.com/icalendar/1.ics',
    surum: 1,
    ...change,
  },
})
const editing = (change: Changes): Changes => ({
  'channels/airbnb/surum': 4,
  ...Object.fromEntries(
    Object.entries(change).map(([name, value]) => [`channels/airbnb/${name}`, value]),
  ),
})
const pulling = (change: Changes): Changes => ({
  'channels/airbnb/at': NOW,
  ...Object.fromEntries(
    Object.entries(change).map(([name, value]) => [`channels/airbnb/${name}`, value]),
  ),
})

const { enter, everything } = besiege(stored)

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each(['channels', 'channels/airbnb', 'channels/airbnb/url', 'channels/airbnb/echoes'])(
    'cannot read %s, which is a key to the calendar',
    async (path) => {
      expect(await enter(person, way).read(path)).toBe(false)
    },
  )

  test.each<[string, Changes]>([
    ['enter a channel', entering({})],
    ['lead one elsewhere', editing({ url: 'https://example.com/a.ics' })],
    ['delete one', { 'channels/airbnb': null }],
    ['say what a pull came to', pulling({ result: counts })],
    ['take a conflict away', { 'channels/airbnb/conflicts': null }],
    ['make something an echo', { 'channels/airbnb/echoes/1': 'x' }],
  ])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(stored)
  })
})

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each<[string, Changes]>([
    ['enter a channel without a name', entering({ name: '' })],
    ['enter one that is called something without end', entering({ name: 'x'.repeat(81) })],
    ['enter one without an address', entering({ url: null })],
    ['enter one at an address without TLS', entering({ url: 'http://www.vrbo.com/a.ics' })],
    ['enter one at a file of the machine', entering({ url: 'file:///etc/passwd' })],
    ['enter one at an address without end', entering({ url: `https://${'x'.repeat(1000)}` })],
    ['enter one at a later version', entering({ surum: 2 })],
    ['enter one without a version', entering({ surum: null })],
    ['enter one with one field more', entering({ password: 'x' })],
    ['say no to the last night', entering({ lastNight: false })],
    ['hide data in a key', { [`channels/${'x'.repeat(41)}`]: { ...airbnb, surum: 1 } }],
    [
      'change what another owner has changed',
      { ...editing({ name: 'B' }), 'channels/airbnb/surum': 3 },
    ],
    ['change one and skip a version', { ...editing({ name: 'B' }), 'channels/airbnb/surum': 5 }],
    ['change one without a version', { 'channels/airbnb/name': 'B' }],
    ['take the address from one', editing({ url: null })],
    [
      'change one while it is pulled',
      { ...pulling({ result: counts }), 'channels/airbnb/name': 'B' },
    ],
    [
      'bring back one that was deleted',
      { 'channels/gone/at': NOW, 'channels/gone/result': counts },
    ],
    ['say that a pull was tomorrow', { 'channels/airbnb/at': 4_000_000_000_000 }],
    ['say half of what a pull came to', pulling({ result: { ...counts, same: null } })],
    ['count half an event', pulling({ result: { ...counts, same: 0.5 } })],
    ['count less than nothing', pulling({ result: { ...counts, new: -1 } })],
    ['tell a problem in words of their own', pulling({ result: { ...counts, problem: 'sorry' } })],
    ['tell more of a pull', pulling({ result: { ...counts, note: 'x' } })],
    ['tell half a conflict', pulling({ conflicts: { '0': { ...conflict, from: null } } })],
    [
      'tell a conflict on no day',
      pulling({ conflicts: { '0': { ...conflict, from: '2026-02-30' } } }),
    ],
    ['tell more of a conflict', pulling({ conflicts: { '0': { ...conflict, guest: 'x' } } })],
    ['tell a conflict under a name', pulling({ conflicts: { ada: conflict } })],
    ['remember an echo without end', pulling({ echoes: { '0': 'x'.repeat(221) } })],
    ['remember an echo that is no text', pulling({ echoes: { '0': 1 } })],
    ['remember an echo under a name', pulling({ echoes: { ada: 'x' } })],
  ])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(stored)
  })

  test.each<[string, Changes]>([
    ['enter a channel', entering({})],
    ['enter one on this machine, for trying', entering({ url: 'http://127.0.0.1:8080/a.ics' })],
    ['enter one that ends with its last night', entering({ lastNight: true })],
    ['change one', editing({ name: 'Airbnb 2', lastNight: true })],
    [
      'lead one elsewhere, of which nothing is known then',
      editing({
        url: 'webcal://b.example/a.ics',
        at: null,
        result: null,
        conflicts: null,
        echoes: null,
      }),
    ],
    [
      'say what a pull came to',
      pulling({
        result: { ...counts, problem: 'slow', shrunken: true },
        conflicts: { '0': { ...conflict, stay: 'a' } },
        echoes: null,
      }),
    ],
    ['delete one', { 'channels/airbnb': null }],
  ])('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(stored)
  })
})
