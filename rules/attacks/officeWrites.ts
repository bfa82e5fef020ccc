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
const changedSeason = (after: Values): Changes => ({
  'prices/seasons/summer': after,
  ...priced({ summer: sides(s.season, after) }),
})
export const addedSeason = (after: { [name: string]: Json }): Changes => ({
  'prices/seasons/new': after,
  ...priced({ new: sides(null, after) }),
})
const changedTerms = (after: Values): Changes => ({
  'prices/terms': after,
  ...priced({ terms: sides(s.terms, after) }),
})
const guideOf = (version: number) => ({
  guide: { ...s.guide, version, ...signed },
  [`guides/${s.SECRETS.guide}`]: { ...s.guide, version },
})
const below = (place: string, values: object): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${place}/${name}`, value]))

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
  write(
    'owners',
    'write the first guide',
    { ...guideOf(1), 'settings/keys/guide': s.SECRETS.guide },
    { over: s.NOTHING, optional: ['guides/', 'settings/keys/'] },
  ),
  write('owners', 'change the guide', guideOf(3), { optional: ['guides/'] }),
  write('owners', 'empty the guide', { [`guides/${s.SECRETS.guide}`]: null }, { repeats: true }),
  write('owners', 'write a letter', { 'letters/offer/tr': { ...s.letter, version: 1, ...signed } }),
  write('owners', 'change a letter', {
    'letters/thanks/tr': { ...s.letter, version: 3, ...signed },
  }),
  write('owners', 'give a letter up', { 'letters/thanks/tr': { version: 3, ...signed } }),
  write('owners', 'change the public settings', { 'settings/site': { ...s.site, version: 3 } }),
  write(
    'owners',
    'change the private settings',
    {
      'settings/private': { ...s.privateSettings, version: 3 },
      [`accounts/${s.SECRETS.account}`]: s.account,
    },
    { optional: ['accounts/'] },
  ),
  write(
    'owners',
    'write the first settings',
    { settings: { private: { ...s.privateSettings, version: 1 } } },
    { over: s.NOTHING },
  ),
  write(
    'owners',
    'write the first account',
    {
      'settings/keys/account': s.SECRETS.account,
      [`accounts/${s.SECRETS.account}`]: s.account,
    },
    { over: s.NOTHING, optional: ['accounts/', 'settings/keys/'], repeats: true },
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
    'remove the account',
    { [`accounts/${s.SECRETS.account}`]: null },
    { repeats: true },
  ),
  write(
    'owners',
    'renew the cleaner’s list',
    {
      'settings/keys/cleaning': s.KEYS.free,
      [`cleanings/${s.KEYS.shown}`]: null,
      [`cleanings/${s.KEYS.free}`]: { a: s.cleaning },
    },
    { repeats: true, optional: ['cleanings/', 'settings/keys/'] },
  ),
  write(
    'owners',
    'keep a stay on the cleaner’s list',
    { [`cleanings/${s.KEYS.shown}/b`]: s.cleaning },
    { repeats: true },
  ),
  // The same values count as a pull, which has no version.
  write(
    'owners',
    'add a channel',
    { 'channels/new': { ...s.channel, lastNight: true, version: 1 } },
    { repeats: true },
  ),
  write(
    'owners',
    'change a channel',
    below('channels/airbnb', { name: 'B', source: 'vrbo', version: 4 }),
    {
      repeats: true,
      optional: ['channels/airbnb/name', 'channels/airbnb/source'],
    },
  ),
  write('owners', 'pull a channel', below('channels/airbnb', { ...s.pulled, at: NOW }), {
    repeats: true,
    optional: ['channels/airbnb'],
  }),
  write('owners', 'delete a channel', { 'channels/airbnb': null }, { repeats: true }),
]

const postbox = (key: string, version: number) =>
  write('owners', `change the postbox ${key}`, {
    [`caretaker/postboxes/${key}`]: { ...s.postbox, version },
  })
const choices = `caretaker/choices/${owner.uid}`
const repeats = true

export const CARETAKER = [
  ...[s.SEASON, s.NOTHING].flatMap((over) => [
    ...Object.entries({
      run: { ...s.run, ...signed },
      copy: { ...s.copy, at: NOW },
      copyTrouble: { problem: 'full', at: NOW },
      'failing/airbnb': 2,
    }).map(([name, value]) =>
      write('owners', `write ${name}`, { [`caretaker/${name}`]: value }, { over, repeats }),
    ),
    write('owner self', 'choose their mails', { [choices]: s.choices }, { over, repeats }),
  ]),
  ...[
    'caretaker',
    'caretaker/copy',
    'caretaker/copyTrouble',
    'caretaker/failing/airbnb',
    choices,
  ].map((path) => write('owners', `drop ${path}`, { [path]: null }, { repeats })),
  postbox('box', 5),
  postbox('new', 1),
]
