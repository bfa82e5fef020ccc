import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { deletedRequest } from '#local-backend/attacks/deletedRequest.ts'
import { counting } from '#local-backend/attacks/priceRows.ts'
import { copied } from '#local-backend/attacks/stays/cancelled.ts'
import { priv, pub, type Rows } from '#local-backend/attacks/stays/season.ts'
import { AUTHOR, dates, days, noStay, NOW, said } from '#local-backend/attacks/stays/writes.ts'
import {
  BARE_KEY,
  FULL_DAYS,
  FULL_KEY,
  FULL_OFF_DAYS,
  FULL_REQUEST,
  ONE,
  OTHER,
} from './fullSeason.ts'

const { owner } = DEMO_ACCOUNTS
const signed = { by: AUTHOR, at: NOW }

const season = { ...ONE.season, ...ONE.seasonMore }
const terms = { ...ONE.terms, ...ONE.termsMore }
const seasonTo = (after: { [name: string]: string | number }) => ({
  'prices/seasons/full': after,
  ...counting(2, { before: { seasons: { full: season } }, after: { seasons: { full: after } } }),
})
const termsTo = (after: { [name: string]: string | number | boolean }) => ({
  'prices/terms': after,
  ...counting(2, { before: { terms }, after: { terms: after } }),
})
const stayTo = (details: object) => ({
  [priv('full')]: { ...details, ...days(...FULL_DAYS), version: 2 },
  ...said('full', 'edit', 2),
})
const pulled = (id: string, record: object) =>
  Object.fromEntries(
    Object.entries({ ...record, at: NOW }).map(([name, value]) => [
      `channels/${id}/${name}`,
      value,
    ]),
  )

/** What an owner may make of records that lack nothing. */
export const GRANTED_FULL: Rows = [
  ['change all of a stay', stayTo({ ...OTHER.agreed, ...OTHER.stay })],
  ['leave out of a stay what may be', stayTo(ONE.agreed)],
  [
    'delete a stay of which everything is known',
    {
      ...noStay('full'),
      ...said('full', 'delete', 2),
      'nights/2026-09-01': null,
      'nights/2026-09-02': null,
    },
  ],
  [
    'bring a cancelled stay of which everything is known',
    copied({ details: ONE.stay, more: { reason: 'Hastalık' } }),
  ],
  [
    'take the cancellation of one back',
    {
      'cancelled/off': null,
      [pub('off')]: dates(...FULL_OFF_DAYS),
      [priv('off')]: {
        ...ONE.agreed,
        ...ONE.stay,
        ...days(...FULL_OFF_DAYS),
        usesPayments: true,
        version: 3,
      },
      'nights/2026-09-10': 'off',
      'nights/2026-09-11': 'off',
      ...said('off', 'reinstate', 3),
    },
  ],
  ['delete a request that says everything', deletedRequest(FULL_REQUEST, 'held')],
  [
    'write all of the guide anew, and give it',
    {
      guide: { ...OTHER.guide, version: 2, ...signed },
      [`guestGuides/${FULL_KEY}`]: { ...OTHER.guide, version: 2 },
    },
  ],
  ['leave all of the guide out', { guide: { version: 2, ...signed } }],
  ['give all of it', { [`guestGuides/${BARE_KEY}`]: { ...ONE.guide, version: 1 } }],
  ['take all of it from a guest', { [`guestGuides/${FULL_KEY}`]: null }],
  ['change all of a letter', { 'letters/offer/tr': { ...OTHER.letter, version: 2, ...signed } }],
  ['give a letter up', { 'letters/offer/tr': { version: 2, ...signed } }],
  ['say that it was written once more', { 'written/full/offer': { ...OTHER.mark, ...signed } }],
  ['change all of a season', seasonTo({ ...OTHER.season, ...OTHER.seasonMore })],
  ['leave out of a season what may be', seasonTo(ONE.season)],
  ['change all of the terms', termsTo({ ...OTHER.terms, ...OTHER.termsMore })],
  ['leave out of the terms what may be', termsTo(ONE.terms)],
  [
    'change all that an owner says of a channel',
    Object.fromEntries(
      Object.entries({ ...OTHER.channel, version: 2 }).map(([name, value]) => [
        `channels/full/${name}`,
        value,
      ]),
    ),
  ],
  [
    'leave out what may be of that',
    { 'channels/full/lastNight': null, 'channels/full/source': null, 'channels/full/version': 2 },
  ],
  [
    'pull a channel for the first time',
    pulled('bare', {
      result: ONE.result,
      conflicts: { '0': ONE.conflict },
      echoes: { '0': ONE.echo },
    }),
  ],
  [
    'pull one again, and find all of it otherwise',
    pulled('full', {
      result: OTHER.result,
      conflicts: { '0': OTHER.conflict },
      echoes: { '0': OTHER.echo },
    }),
  ],
  [
    'pull one again, and find nothing amiss',
    pulled('full', {
      'result/problem': null,
      'result/shrunken': null,
      'conflicts/0/stay': null,
      echoes: null,
    }),
  ],
  ['find all otherwise', { 'caretaker/look': { ...OTHER.look, ...signed } }],
  ['say all otherwise of a copy', { 'caretaker/copy': { ...OTHER.copy, at: NOW } }],
  [
    'leave out what may be of that',
    { 'caretaker/copy/sealed': null, 'caretaker/copy/unfit': null },
  ],
  ['say why there is none', { 'caretaker/copyTrouble': { ...OTHER.trouble, at: NOW } }],
  [
    'choose all otherwise',
    { [`caretaker/choices/${owner.uid}`]: { ...OTHER.choices, email: AUTHOR } },
  ],
  ['choose nothing any more', { [`caretaker/choices/${owner.uid}`]: null }],
  [
    'change all of a postbox',
    {
      'caretaker/postboxes/full': {
        to: 'can@example.com',
        version: 2,
        claim: OTHER.claim,
        trouble: OTHER.mailTrouble,
        told: OTHER.told,
      },
    },
  ],
  [
    'leave out what may be of it',
    {
      'caretaker/postboxes/full/version': 2,
      'caretaker/postboxes/full/claim': null,
      'caretaker/postboxes/full/trouble': null,
      'caretaker/postboxes/full/told': null,
    },
  ],
  ['say that a channel fails since later', { 'caretaker/failing/full': 2 }],
  ['end all sessions', { [`sessions/${owner.uid}`]: NOW }],
]

/** What an owner may write where there is nothing yet. */
export const GRANTED_FIRST: Rows = [
  ['write all of the first guide', { guide: { ...ONE.guide, version: 1, ...signed } }],
  ['look for the first time', { 'caretaker/look': { ...ONE.look, ...signed } }],
  ['keep the first copy', { 'caretaker/copy': { ...ONE.copy, at: NOW } }],
  ['say why there is none', { 'caretaker/copyTrouble': { ...ONE.trouble, at: NOW } }],
  [
    'begin a postbox with all that it can hold',
    {
      'caretaker/postboxes/first': {
        to: 'ada@example.com',
        version: 1,
        claim: ONE.claim,
        trouble: ONE.mailTrouble,
        told: ONE.told,
      },
    },
  ],
  [
    'choose for the first time',
    { [`caretaker/choices/${owner.uid}`]: { ...ONE.choices, email: AUTHOR } },
  ],
  ['end all sessions for the first time', { [`sessions/${owner.uid}`]: NOW }],
]
