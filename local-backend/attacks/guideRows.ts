import { villa } from '#content/villa.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { GUIDE_PARTS } from '#domain/guide/guide.ts'
import { clockAt } from '#domain/moment.ts'
import { day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Changes } from './attackers.ts'
import type { Rows } from './stays/season.ts'
import { AUTHOR } from './stays/writes.ts'

const { owner } = DEMO_ACCOUNTS
const NOW = { '.sv': 'timestamp' }

const today = day(clockAt(villa.timeZone, Date.now()).slice(0, 10))
const from = (days: number): IsoDate => addDays(today, days)

/** The keys of guests' pages: of who arrives in two days, is there, has left, arrives in three days, was cancelled, waits for an answer, and of nobody. */
export const KEYS = {
  soon: 'soon00000000000000000k',
  here: 'here00000000000000000k',
  left: 'left00000000000000000k',
  far: 'far000000000000000000k',
  off: 'off000000000000000000k',
  asked: 'asked0000000000000000k',
  bare: 'bare00000000000000000k',
  nobody: 'nobody000000000000000k',
}

const page = (status: string, giris: IsoDate, cikis: IsoDate) => ({
  konu: 'x',
  status,
  giris,
  cikis,
})

const WORDS = {
  metin: {
    tr: { keys: 'Kutuda, şifre 4711.', internet: 'Ağ: Defne\nŞifre: zeytin' },
    en: { keys: 'In the box, code 4711.' },
  },
  photos: { keys: 'garden/3' },
}
const given = { ...WORDS, version: 2 }

/** A guide of the owners, and guests' pages, most of which have been given it. */
export const GUIDED: Json = {
  admins: { [owner.uid]: owner.email },
  guide: { ...given, by: AUTHOR, at: 1 },
  guestPages: {
    [KEYS.soon]: page('settled', from(2), from(5)),
    [KEYS.here]: page('settled', from(-1), from(2)),
    [KEYS.left]: page('settled', from(-9), from(-1)),
    [KEYS.far]: page('settled', from(3), from(5)),
    [KEYS.off]: page('cancelled', from(0), from(5)),
    [KEYS.asked]: page('held', from(0), from(5)),
    [KEYS.bare]: page('settled', from(0), from(5)),
  },
  guestGuides: {
    [KEYS.soon]: given,
    [KEYS.here]: given,
    [KEYS.left]: { ...given, version: 1 },
    [KEYS.far]: given,
    // What the rules let nobody leave there is not read either.
    [KEYS.off]: given,
    [KEYS.asked]: given,
    [KEYS.nobody]: given,
  },
}

/** Whose guide is read by whom knows the key, and whose is not. */
export const OPEN = [KEYS.soon, KEYS.here]
export const SHUT = [KEYS.left, KEYS.far, KEYS.off, KEYS.asked, KEYS.nobody]

const guide = (change: Changes = {}): Changes => ({
  guide: { ...WORDS, version: 3, by: owner.email, at: NOW, ...change },
})
const give = (key: string, change: Changes = {}): Changes => ({
  [`guestGuides/${key}`]: { ...given, ...change },
})
const saying = (more: Changes) => ({ metin: { tr: { ...WORDS.metin.tr, ...more } } })

/** What an owner, and nobody else, may. */
export const GRANTED_GUIDES: Rows = [
  ['write the guide', guide(saying({ rubbish: 'Yolun sonunda.' }))],
  ['leave all of it out', guide({ metin: null, photos: null })],
  ['write it with the most in each part', guide(saying({ emergency: 'x'.repeat(2000) }))],
  ['write it in a third language', guide({ metin: { de: { arrival: 'Willkommen' } } })],
  ['give it to who has none', give(KEYS.bare)],
  ['give it to who has left', give(KEYS.left)],
  ['write it and give it at once', { ...guide(), ...give(KEYS.bare, { version: 3 }) }],
  ['take it from a guest', { [`guestGuides/${KEYS.here}`]: null }],
  ['take it from where no page is', { [`guestGuides/${KEYS.nobody}`]: null }],
]

/** Before there is a guide, and what an owner may then. */
export const UNGUIDED: Json = { admins: { [owner.uid]: owner.email } }
export const GRANTED_FIRST: Rows = [['write the first guide', guide({ version: 1 })]]

/** What nobody may, an owner neither. */
export const REFUSED_GUIDES: Rows = [
  ['write over a guide that they have not seen', guide({ version: 2 })],
  ['write it as if there were none', guide({ version: 1 })],
  ['skip a version', guide({ version: 4 })],
  ['write it in no version', guide({ version: null })],
  ['write it as another', guide({ by: 'x@example.com' })],
  ['write it as nobody', guide({ by: null })],
  ['write it at another moment', guide({ at: 5 })],
  ['write it at no moment', guide({ at: null })],
  ['take the guide away', { guide: null }],
  ['change a word of it', { 'guide/metin/tr/keys': 'Kapının üstünde.' }],
  ['write a megabyte', guide(saying({ emergency: 'x'.repeat(1_000_000) }))],
  ['write a part that there is not', guide(saying({ konuk: 'Ayşe' }))],
  ['write beside its parts', guide({ konuk: 'Ayşe' })],
  ['write it in no language', guide({ metin: { türkçe: { arrival: 'x' } } })],
  ['show what is no photograph', guide({ photos: { arrival: 'https://example.com/a.jpg' } })],
  ['show it beside what there is not', guide({ photos: { konuk: 'garden/3' } })],
  ['give it to a guest whose stay was cancelled', give(KEYS.off)],
  ['give it to a guest who waits for an answer', give(KEYS.asked)],
  ['give it to nobody', give('guessed00000000000000k')],
  ['give another version of it', give(KEYS.bare, { version: 1 })],
  ['give it in no version', give(KEYS.bare, { version: null })],
  ['give less than it says', give(KEYS.bare, { metin: { tr: { keys: 'Kutuda, şifre 4711.' } } })],
  ['give it in a language that it has not', give(KEYS.bare, { metin: { de: WORDS.metin.tr } })],
  ['give a part that there is not', give(KEYS.bare, saying({ konuk: 'Ayşe' }))],
  ...GUIDE_PARTS.flatMap((part): Rows => [
    [`give another word of ${part}`, give(KEYS.bare, saying({ [part]: 'Yok.' }))],
    [
      `give another photograph of ${part}`,
      give(KEYS.bare, { photos: { ...WORDS.photos, [part]: 'garden/4' } }),
    ],
  ]),
  ['give a photograph that there is not', give(KEYS.bare, { photos: { konuk: 'garden/3' } })],
  ['give it with a moment of its own', give(KEYS.bare, { opens: 0 })],
  ['give a megabyte', give(KEYS.bare, saying({ emergency: 'x'.repeat(1_000_000) }))],
  ['take every guide', { guestGuides: null }],
]
