import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Changes } from './attackers.ts'
import type { Rows } from './stays/season.ts'
import { SOURCES } from '#domain/channels/feed.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'

const { owner } = DEMO_ACCOUNTS
const airbnb = {
  name: 'Airbnb',
  url: 'https://www.airbnb.com/calendar/ical/1.ics?s=abc',
  version: 3,
}
export const counts = { new: 1, changed: 0, gone: 0, conflict: 1, same: 4, skipped: 2, refused: 0 }
const conflict = { uid: 'x@airbnb.com', title: 'Reserved', from: '2026-07-01', to: '2026-07-05' }
const pulled = {
  at: 1,
  result: counts,
  conflicts: { '0': conflict },
  echoes: { '0': 'villa:a>here' },
}
/** A channel that has been pulled, and who its owner is. */
export const CHANNELS = {
  admins: { [owner.uid]: owner.email },
  channels: { airbnb: { ...airbnb, ...pulled } },
}
const NOW = { '.sv': 'timestamp' }
export const entering = (change: Changes): Changes => ({
  'channels/vrbo': {
    name: 'Vrbo',
    url: 'https://www.vrbo.com/icalendar/1.ics',
    version: 1,
    ...change,
  },
})
export const editing = (change: Changes): Changes => ({
  'channels/airbnb/version': 4,
  ...Object.fromEntries(
    Object.entries(change).map(([name, value]) => [`channels/airbnb/${name}`, value]),
  ),
})
export const pulling = (change: Changes): Changes => ({
  'channels/airbnb/at': NOW,
  ...Object.fromEntries(
    Object.entries(change).map(([name, value]) => [`channels/airbnb/${name}`, value]),
  ),
})

const COUNTED = Object.keys(counts)
const counting = (count: Json, names: readonly string[] = COUNTED) =>
  pulling(Object.fromEntries(names.map((name) => [`result/${name}`, count])))
const telling = (change: Changes) => pulling({ conflicts: { '0': { ...conflict, ...change } } })

/** What not even an owner may write of a channel. */
export const REFUSED_CHANNELS: Rows = [
  ['enter a channel without a name', entering({ name: '' })],
  ['enter one that is called something without end', entering({ name: 'x'.repeat(81) })],
  ['enter one without an address', entering({ url: null })],
  ['enter one at an address without TLS', entering({ url: 'http://www.vrbo.com/a.ics' })],
  ['enter one at a file of the machine', entering({ url: 'file:///etc/passwd' })],
  ['enter one at an address without end', entering({ url: `https://${'x'.repeat(1000)}` })],
  ['enter one at a later version', entering({ version: 2 })],
  ['enter one without a version', entering({ version: null })],
  ['enter one with one field more', entering({ password: 'x' })],
  ['say no to the last night', entering({ lastNight: false })],
  ['enter one of a site that nobody knows', entering({ source: 'expedia' })],
  ['enter one of a site that is no word', entering({ source: 1 })],
  ['hide data in a key', { [`channels/${'x'.repeat(41)}`]: { ...airbnb, version: 1 } }],
  [
    'change what another owner has changed',
    { ...editing({ name: 'B' }), 'channels/airbnb/version': 3 },
  ],
  ['change one and skip a version', { ...editing({ name: 'B' }), 'channels/airbnb/version': 5 }],
  ['change one without a version', { 'channels/airbnb/name': 'B' }],
  ['take the address from one', editing({ url: null })],
  [
    'change one while it is pulled',
    { ...pulling({ result: counts }), 'channels/airbnb/name': 'B' },
  ],
  ['bring back one that was deleted', { 'channels/gone/at': NOW, 'channels/gone/result': counts }],
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
  ...COUNTED.flatMap((name): Rows => [
    [`count less than nothing as ${name}`, counting(-1, [name])],
    [`count half of one as ${name}`, counting(0.5, [name])],
    [`count more as ${name} than there can be`, counting(20_001, [name])],
  ]),
  ['take the last night from one while it is pulled', pulling({ result: counts, lastNight: true })],
  ['say whose one is while it is pulled', pulling({ result: counts, source: 'vrbo' })],
  [
    'lead one elsewhere while it is pulled',
    pulling({ result: counts, url: 'https://example.com/a.ics' }),
  ],
  ['give one another version while it is pulled', pulling({ result: counts, version: 9 })],
  ['tell a conflict without a name', telling({ uid: '' })],
  ['tell a conflict under a name without end', telling({ uid: 'x'.repeat(221) })],
  ['tell a conflict with a title without end', telling({ title: 'x'.repeat(201) })],
  ['tell a conflict until no day', telling({ to: '2026-02-30' })],
  ['tell a conflict of a stay without an id', telling({ stay: '' })],
  ['tell a conflict of a stay by an id without end', telling({ stay: 'x'.repeat(41) })],
]

/** What an owner may write of a channel. */
export const GRANTED_CHANNELS: Rows = [
  ['enter one that is called as little as possible', entering({ name: 'x' })],
  [
    'enter one with as much as possible',
    entering({ name: 'x'.repeat(80), url: `https://${'x'.repeat(992)}` }),
  ],
  ['enter one by a long key', { [`channels/${'x'.repeat(40)}`]: { ...airbnb, version: 1 } }],
  [
    'change one as a whole',
    { 'channels/airbnb': { ...CHANNELS.channels.airbnb, name: 'B', version: 4 } },
  ],
  ['count nothing', counting(0)],
  ['count as much as there can be', counting(20_000)],
  ['tell a conflict that is called by a letter', telling({ uid: 'x', title: '', stay: 'a' })],
  ['remember an echo at length', pulling({ echoes: { '0': 'x'.repeat(220) } })],
  [
    'tell a conflict at length',
    telling({ uid: 'x'.repeat(220), title: 'x'.repeat(200), stay: 'x'.repeat(40) }),
  ],
  ['enter a channel', entering({})],
  ['enter one on this machine, for trying', entering({ url: 'http://127.0.0.1:8080/a.ics' })],
  ['enter one that ends with its last night', entering({ lastNight: true })],
  ...SOURCES.map((source): Rows[number] => [`enter one of ${source}`, entering({ source })]),
  ['say no more whose one is', editing({ source: null })],
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
]
