import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Changes } from './judge.ts'
import * as s from './season.ts'
import { first, NOW, owners, ownerSelf, signed, unversioned, type Write } from './write.ts'

const { owner } = DEMO_ACCOUNTS

type Values = { [name: string]: Json } | null

const priceLog = (version: number): Changes => ({
  'versions/prices': { n: version, entry: 'next' },
  'log/prices/next': { ...signed, verb: 'edit', version },
})
const priced: Changes = { 'prices/version': 8, ...priceLog(8) }
const changedSeason = (after: Values): Changes => ({
  'prices/seasons/summer': after,
  ...priced,
})
export const addedSeason = (after: { [name: string]: Json }): Changes => ({
  'prices/seasons/new': after,
  ...priced,
})
const changedTerms = (after: Values): Changes => ({
  'prices/terms': after,
  ...priced,
})
const guideOf = (version: number) => ({
  guide: { ...s.guide, version, ...signed },
  [`guides/${s.SECRETS.guide}`]: { ...s.guide, version },
})
const below = (place: string, values: object): Changes =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${place}/${name}`, value]))

export const OFFICE = [
  owners('add a season', ['prices/seasons/'], addedSeason(s.season)),
  owners('change a season', ['prices/seasons/'], changedSeason({ ...s.season, perNight: 9000 })),
  owners('delete a season', ['prices/seasons/'], changedSeason(null)),
  owners('change the terms', ['prices/terms'], changedTerms({ ...s.terms, cleaningFee: 0 })),
  owners('delete the terms', ['prices/terms'], changedTerms(null)),
  first(
    owners('agree on the first terms', ['prices/terms'], {
      'prices/terms': s.terms,
      'prices/version': 1,
      ...priceLog(1),
    }),
  ),
  first(
    owners('write the first prices as a whole', {
      ...priceLog(1),
      prices: { version: 1, terms: s.terms },
    }),
  ),
  first(
    owners('write the first guide', ['guides/', 'settings/keys/'], {
      ...guideOf(1),
      'settings/keys/guide': s.SECRETS.guide,
    }),
  ),
  owners('change the guide', ['guides/'], guideOf(3)),
  unversioned('empty the guide', { [`guides/${s.SECRETS.guide}`]: null }),
  owners('write a letter', { 'letters/offer/tr': { ...s.letter, version: 1, ...signed } }),
  owners('change a letter', {
    'letters/thanks/tr': { ...s.letter, version: 3, ...signed },
  }),
  owners('give a letter up', { 'letters/thanks/tr': { version: 3, ...signed } }),
  owners('change the public settings', { 'settings/site': { ...s.site, version: 3 } }),
  owners('change the private settings', ['accounts/'], {
    'settings/private': { ...s.privateSettings, version: 3 },
    [`accounts/${s.SECRETS.account}`]: s.account,
  }),
  first(
    owners('write the first settings', {
      settings: { private: { ...s.privateSettings, version: 1 } },
    }),
  ),
  first(
    unversioned('write the first account', ['accounts/', 'settings/keys/'], {
      'settings/keys/account': s.SECRETS.account,
      [`accounts/${s.SECRETS.account}`]: s.account,
    }),
  ),
  ...(['a', 'b'] as const).map((id) =>
    unversioned(`note a letter to ${id}`, {
      [`written/${id}/offer`]: { date: '2026-07-01', language: 'tr', ...signed },
    }),
  ),
  unversioned('drop the note', { 'written/a/offer': null }),
  unversioned('remove the account', { [`accounts/${s.SECRETS.account}`]: null }),
  unversioned('renew the cleaner’s list', ['cleanings/', 'settings/keys/'], {
    'settings/keys/cleaning': s.KEYS.free,
    [`cleanings/${s.KEYS.shown}`]: null,
    [`cleanings/${s.KEYS.free}`]: { a: s.cleaning },
  }),
  unversioned('keep a stay on the cleaner’s list', { [`cleanings/${s.KEYS.shown}/b`]: s.cleaning }),
  // The same values count as a pull, which has no version.
  unversioned('add a channel', { 'channels/new': { ...s.channel, lastNight: true, version: 1 } }),
  unversioned(
    'change a channel',
    ['channels/airbnb/name', 'channels/airbnb/source'],
    below('channels/airbnb', { name: 'B', source: 'vrbo', version: 4 }),
  ),
  unversioned(
    'pull a channel',
    ['channels/airbnb'],
    below('channels/airbnb', { ...s.pulled, at: NOW }),
  ),
  unversioned('delete a channel', { 'channels/airbnb': null }),
]

const postbox = (key: string, version: number) =>
  owners(`change the postbox ${key}`, {
    [`caretaker/postboxes/${key}`]: { ...s.postbox, version },
  })
const choices = `caretaker/choices/${owner.uid}`

const inBoth = (write: Write) => [write, first(write)]
const caretaker = {
  run: { ...s.run, ...signed },
  copy: { ...s.copy, at: NOW },
  copyTrouble: { problem: 'full', at: NOW },
  'failing/airbnb': 2,
}
const dropped = [
  'caretaker',
  ...['copy', 'copyTrouble', 'failing/airbnb'].map((name) => `caretaker/${name}`),
  choices,
]

export const CARETAKER = [
  ...Object.entries(caretaker).flatMap(([name, value]) =>
    inBoth(unversioned(`write ${name}`, { [`caretaker/${name}`]: value })),
  ),
  ...inBoth(ownerSelf('choose their mails', { [choices]: s.choices })),
  ...dropped.map((path) => unversioned(`drop ${path}`, { [path]: null })),
  postbox('box', 5),
  postbox('new', 1),
]
