import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Changes } from './attackers.ts'
import type { Rows } from './stays/season.ts'

const { owner, coowner, guest } = DEMO_ACCOUNTS
const NOW = { '.sv': 'timestamp' }
const found = { channels: 2, needed: 1, mails: 3, mailing: true }
export const choices = { email: owner.email, dil: 'tr', morning: false }
const claim = { by: '-Oxxxxxxxxxxxxxxxxxx', at: 1_790_000_000_000 }
const trouble = { problem: 'password', since: 1, tries: 2, next: 3 }
const postbox = { to: owner.email, version: 4, told: { request: { a: 1, b: 1 } } }
const copy = { day: '2026-11-23', bytes: 48_000, kept: 20 }
const copyTrouble = { problem: 'full' }

/** A caretaker that has looked, told and kept a copy, and two owners who chose what they are told. */
export const CARETAKER = {
  admins: { [owner.uid]: owner.email, [coowner.uid]: coowner.email },
  caretaker: {
    look: { ...found, at: 1, by: owner.email },
    choices: {
      [owner.uid]: choices,
      [coowner.uid]: { ...choices, email: coowner.email },
    },
    postboxes: { box: { ...postbox, trouble } },
    failing: { airbnb: 1 },
    copy: { ...copy, at: 1 },
    copyTrouble: { ...copyTrouble, at: 1 },
  },
}
const at =
  (place: string) =>
  (change: Changes): Changes =>
    Object.fromEntries(
      Object.entries(change).map(([name, value]) => [`caretaker/${place}/${name}`, value]),
    )
export const own = at(`choices/${owner.uid}`)
export const box = (change: Changes) => at('postboxes/box')({ version: 5, ...change })
export const looking = (change: Changes): Changes => ({
  'caretaker/look': { ...found, at: NOW, by: owner.email, ...change },
})
export const saying = (change: Changes): Changes => ({
  'caretaker/copy': { ...copy, at: NOW, ...change },
})
export const complaining = (change: Changes): Changes => ({
  'caretaker/copyTrouble': { ...copyTrouble, at: NOW, ...change },
})

/** What not even an owner, nor the caretaker, which is one to the rules, may write of its looks. */
export const REFUSED_CARETAKER: Rows = [
  ['say that the caretaker looked tomorrow', looking({ at: 4_000_000_000_000 })],
  ['say that somebody else looked', looking({ by: coowner.email })],
  ['say half of what it found', looking({ mails: null })],
  ['say no moment of a look', looking({ at: null })],
  ['say of no one that they looked', looking({ by: null })],
  ['say more of a look', looking({ note: 'x' })],
  ['make as if nobody had ever looked', { 'caretaker/look': null }],
  ['silence another owner', at(`choices/${coowner.uid}`)({ request: false })],
  ['take away another owner’s choices', { [`caretaker/choices/${coowner.uid}`]: null }],
  ['choose for another address', own({ email: coowner.email })],
  ['choose for no address', own({ email: null })],
  ['choose no language', own({ dil: null })],
  ['choose more', own({ sms: true })],
  ['have half an opinion', own({ request: 'x' })],
  ['tell what another caretaker is telling', box({ version: 4, claim })],
  ['skip a version', box({ version: 6, claim })],
  ['tell without a version', at('postboxes/box')({ 'told/request/c': 1 })],
  ['take a version back', box({ version: null })],
  ['begin a postbox at a later version', { 'caretaker/postboxes/new': { ...postbox, version: 2 } }],
  ['begin one of nobody', { 'caretaker/postboxes/new': { version: 1 } }],
  ['begin one of two people', { 'caretaker/postboxes/new': { to: 'a@b.c,d@e.f', version: 1 } }],
  ['take the address from one', box({ to: null })],
  ['delete one, and have all be told again', { 'caretaker/postboxes/box': null }],
  [
    'hide data in its key',
    { [`caretaker/postboxes/${'x'.repeat(41)}`]: { ...postbox, version: 1 } },
  ],
  ['claim one for nobody', box({ claim: { at: 1 } })],
  ['claim one for ever', box({ claim: { ...claim, at: 4_102_444_800_001 } })],
  ['claim more', box({ claim: { ...claim, note: 'x' } })],
  ['tell trouble in words of their own', box({ trouble: { ...trouble, problem: 'sorry' } })],
  ['tell half a trouble', box({ trouble: { ...trouble, next: null } })],
  ['tell more of a trouble', box({ trouble: { ...trouble, note: 'x' } })],
  ['tell news of another kind', box({ 'told/gossip/c': 1 })],
  ['hide a text in what was told', box({ 'told/request/c': 'x' })],
  ['hide one in its name', box({ [`told/request/${'x'.repeat(41)}`]: 1 })],
  ['say more of a postbox', box({ note: 'x' })],
  ['say since when a channel fails in words', { 'caretaker/failing/airbnb': 'x' }],
  ['hide data in a channel’s key', { [`caretaker/failing/${'x'.repeat(41)}`]: 1 }],
  ['store something else there', { 'caretaker/note': 'x' }],
  ['delete it all', { caretaker: null }],
  ['say when a copy was written in words of their own', saying({ at: 'today' })],
  ['say that one was written tomorrow', saying({ at: 4_000_000_000_000 })],
  ['leave open since when', saying({ at: null })],
  ['leave open of which day', saying({ day: null })],
  ['say more of a copy', saying({ guest: 'x' })],
  ['take the day from what is said', { 'caretaker/copy/day': null }],
  ['take the moment from what is said', { 'caretaker/copy/at': null }],
  ['tell a problem in words of their own', complaining({ problem: 'sorry' })],
  ['tell one that begins tomorrow', complaining({ at: 4_000_000_000_000 })],
  ['tell one without a moment', complaining({ at: null })],
  ['tell a moment without a problem', complaining({ problem: null })],
  ['tell more of a problem', complaining({ folder: '/media/stick' })],
]

/** What is refused to whoever is no owner, though it is of themselves. */
export const REFUSED_TO_OTHERS: Rows = [
  ['enter choices of their own', { [`caretaker/choices/${guest.uid}`]: choices }],
]

/** What an owner, and so the caretaker, may. */
export const GRANTED_CARETAKER: Rows = [
  ['say what the caretaker found', looking({ channels: 0 })],
  ['choose what to be told', own({ request: false, dil: 'en' })],
  ['go back to what is usual', { [`caretaker/choices/${owner.uid}`]: null }],
  ['claim a postbox', box({ claim })],
  ['note what was told, and give it free', box({ 'told/request/c': 1, claim: null })],
  ['forget what is over', box({ 'told/request/a': null, trouble: null })],
  ['note why a mail did not go', box({ trouble: { ...trouble, tries: 3 } })],
  ['begin a postbox', { 'caretaker/postboxes/new': { ...postbox, version: 1, claim } }],
  [
    'begin one under a long key',
    { [`caretaker/postboxes/${'x'.repeat(40)}`]: { ...postbox, version: 1 } },
  ],
  ['say that a channel fails', { [`caretaker/failing/${'x'.repeat(40)}`]: 1 }],
  ['say that one does not any more', { 'caretaker/failing/airbnb': null }],
  [
    'say what is kept, and that all is well again',
    { ...saying({ sealed: true, unfit: 'tooLarge' }), 'caretaker/copyTrouble': null },
  ],
  ['say why none is', complaining({ problem: 'missing' })],
  ['take back what was said', { 'caretaker/copy': null }],
]
