import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Changes } from './judge.ts'
import * as s from './season.ts'
import { NOW, signed, write } from './write.ts'

const { owner } = DEMO_ACCOUNTS

type Values = { [name: string]: Json } | null

const priceLog = (changes: { [name: string]: Json }, version: number): Changes => ({
  'versions/prices': { n: version, entry: 'next' },
  'log/prices/next': { ...signed, verb: 'edit', version, changes },
})
const priced = (changes: { [name: string]: Json }, version = 8): Changes => ({
  'prices/version': version,
  ...priceLog(changes, version),
})
const sides = (before: Values, after: Values) => ({
  ...(before && { before }),
  ...(after && { after }),
})
export const changedSeason = (after: Values, version = 8): Changes => ({
  'prices/seasons/summer': after,
  ...priced({ summer: sides(s.season, after) }, version),
})
export const addedSeason = (after: { [name: string]: Json }): Changes => ({
  'prices/seasons/new': after,
  ...priced({ new: sides(null, after) }),
})
const changedTerms = (after: Values): Changes => ({
  'prices/terms': after,
  ...priced({ terms: sides(s.terms, after) }),
})
export const guideOf = (version: number) => ({ guide: { ...s.guide, version, ...signed } })
export const letterOf = (version: number) => ({
  'letters/thanks/tr': { ...s.letter, version, ...signed },
})
export const siteOf = (version: number): Changes => ({
  'settings/public/site': { ...s.site, version },
  'settings/before/site': { phone: '1', entry: 'next', ...signed },
})
const below = (place: string, values: object): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${place}/${name}`, value]))
export const changedChannel = (version: number) =>
  below('channels/airbnb', { name: 'B', source: 'vrbo', version })

export const OFFICE = [
  write('owners', 'add a season', addedSeason(s.season), { optional: ['prices/seasons/'] }),
  write('owners', 'change a season', changedSeason({ ...s.season, perNight: 9000 }), {
    optional: ['prices/seasons/'],
  }),
  write('owners', 'delete a season', changedSeason(null), {
    optional: ['prices/seasons/'],
  }),
  write('owners', 'change the terms', changedTerms({ ...s.terms, cleaningFee: 0 }), {
    optional: ['prices/terms'],
  }),
  write('owners', 'delete the terms', changedTerms(null), { optional: ['prices/terms'] }),
  write(
    'owners',
    'agree on the first terms',
    { 'prices/terms': s.terms, ...priced({ terms: sides(null, s.terms) }, 1) },
    { over: s.NOTHING, optional: ['prices/terms'] },
  ),
  write(
    'owners',
    'write the first prices as a whole',
    {
      ...priceLog({ terms: sides(null, s.terms) }, 1),
      prices: { version: 1, terms: s.terms },
    },
    { over: s.NOTHING },
  ),
  write('owners', 'write the first guide', guideOf(1), { over: s.NOTHING }),
  write('owners', 'change the guide', guideOf(3)),
  write('owners', 'write a letter', { 'letters/offer/tr': { ...s.letter, version: 1, ...signed } }),
  write('owners', 'change a letter', letterOf(3)),
  write('owners', 'write a letter of their own', {
    'letters/-OaaaaaaaaaaaaaaaaaL/en': { ...s.letter, name: 'Parking', version: 1, ...signed },
  }),
  write('owners', 'give a letter up', { 'letters/thanks/tr': { version: 3, ...signed } }),
  write('owners', 'change the public settings', siteOf(3), { optional: ['settings/'] }),
  write('owners', 'change the private settings', {
    'settings/private': { ...s.privateSettings, version: 3 },
  }),
  write('owners', 'write own texts', {
    'settings/public/texts/en': { ...s.ownTexts, version: 1 },
  }),
  write(
    'owners',
    'write the first settings',
    { settings: { private: { ...s.privateSettings, version: 1 } } },
    { over: s.NOTHING },
  ),
  ...(['a', 'b'] as const).map((id) =>
    write(
      'owners',
      `note a letter to ${id}`,
      { [`written/${id}/offer`]: { date: '2026-07-01', language: 'tr', ...signed } },
      { repeats: true },
    ),
  ),
  write('owners', 'drop the note', { 'written/a/offer': null }, { repeats: true }),
  write(
    'owners',
    'renew the cleaner’s list',
    {
      [`cleanings/${s.KEYS.shown}`]: null,
      [`cleanings/${s.KEYS.free}`]: { at: NOW, days: { '2026-11-02': { leaves: 'Ada' } } },
    },
    { repeats: true, optional: ['cleanings/'] },
  ),
  // The same values count as a pull, which has no version.
  write(
    'owners',
    'add a channel',
    { 'channels/new': { ...s.channel, lastNight: true, version: 1 } },
    { repeats: true },
  ),
  write('owners', 'change a channel', changedChannel(4), {
    repeats: true,
    optional: ['channels/airbnb/name', 'channels/airbnb/source'],
  }),
  write('owners', 'pull a channel', below('channels/airbnb', { ...s.pulled, at: NOW }), {
    repeats: true,
    optional: ['channels/airbnb'],
  }),
  write('owners', 'delete a channel', { 'channels/airbnb': null }, { repeats: true }),
]

const lookNow = { 'caretaker/look': { ...s.look, ...signed } }
const copyNow = { 'caretaker/copy': { ...s.copy, at: NOW } }
const troubleNow = { 'caretaker/copyTrouble': { problem: 'full', at: NOW } }
const scriptNow = { 'caretaker/script': s.script }
const choicesNow = { [`caretaker/choices/${owner.uid}`]: s.choices }
const sessionsEnded = { [`sessions/${owner.uid}`]: NOW }
export const boxOf = (version: number) => ({ 'caretaker/postboxes/box': { ...s.postbox, version } })

export const CARETAKER = [s.SEASON, s.NOTHING].flatMap((over) => [
  write('owners', 'note a look', lookNow, { over, repeats: true }),
  write('owners', 'note a copy', copyNow, { over, repeats: true }),
  write('owners', 'note why there is no copy', troubleNow, { over, repeats: true }),
  write('owners', 'enter the script', scriptNow, { over, repeats: true }),
  write('self', 'choose what to be told', choicesNow, { over, repeats: true }),
  write(
    'owners',
    'note that a channel fails',
    { 'caretaker/failing/airbnb': 2 },
    { over, repeats: true },
  ),
  write(
    'owners',
    'keep what an import leaves',
    { 'caretaker/imported/vrbo': { ...s.imported, at: NOW } },
    { over, repeats: true },
  ),
  write('self', 'end all sessions', sessionsEnded, { over }),
])
export const CARETAKER_MORE = [
  write('owners', 'clear the caretaker’s state', { caretaker: null }, { repeats: true }),
  write('owners', 'drop the note of a copy', { 'caretaker/copy': null }, { repeats: true }),
  write('owners', 'drop the script', { 'caretaker/script': null }, { repeats: true }),
  write('owners', 'drop the trouble', { 'caretaker/copyTrouble': null }, { repeats: true }),
  write(
    'owners',
    'drop the choices',
    { [`caretaker/choices/${owner.uid}`]: null },
    { repeats: true },
  ),
  write('owners', 'drop a failure', { 'caretaker/failing/airbnb': null }, { repeats: true }),
  write(
    'owners',
    'settle what an import has left',
    { 'caretaker/imported/vrbo/sold/x': null },
    { repeats: true },
  ),
  write(
    'owners',
    'settle what it could not read',
    { 'caretaker/imported/vrbo/unreadable/y': null },
    { repeats: true },
  ),
  write(
    'owners',
    'import with nothing left',
    { 'caretaker/imported/vrbo': null },
    { repeats: true },
  ),
  write('owners', 'change a postbox', boxOf(5)),
  write('owners', 'add a postbox', { 'caretaker/postboxes/new': { ...s.postbox, version: 1 } }),
]
