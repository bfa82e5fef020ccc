import type { Changes } from '#local-backend/attacks/attackers.ts'
import { REQUESTS, type Rows } from './season.ts'
import { AUTHOR, NOW } from './writes.ts'

const own = (version: number, change: Changes = {}): Changes => ({
  konu: 'Teşekkür',
  metin: 'Merhaba {guest},\nteşekkür ederiz.',
  version,
  by: AUTHOR,
  at: NOW,
  ...change,
})
const mark = (change: Changes = {}): Changes => ({
  date: '2026-07-01',
  dil: 'tr',
  by: AUTHOR,
  at: NOW,
  ...change,
})

/** A first text, changed. */
const text = (change: Changes): Changes => ({ 'letters/offer/tr': own(1, change) })

/** What an owner, and nobody else, may write of letters to guests. */
export const GRANTED_LETTERS: Rows = [
  ['store an own text of a letter', text({})],
  [
    'store the longest text of a letter',
    text({ konu: 'x'.repeat(200), metin: 'x\n'.repeat(2500) }),
  ],
  ['store it in another language', { 'letters/thanks/en': own(1) }],
  ['change an own text', { 'letters/thanks/tr': own(3) }],
  ['give an own text up', { 'letters/thanks/tr': own(3, { konu: null, metin: null }) }],
  ['say that a letter was written to the guest of a stay', { 'written/b/offer': mark() }],
  [
    'say that one was written to who sent a request',
    { [`written/${REQUESTS.held}/decline`]: mark() },
  ],
  [
    'say that one was written to whose stay was cancelled',
    { 'written/removed/cancellation': mark() },
  ],
  ['say that a letter was written once more', { 'written/a/confirmation': mark({ dil: 'en' }) }],
  ['take back that a letter was written', { 'written/a/confirmation': null }],
  ['take back that one was written to a guest who is gone', { 'written/gone/change': null }],
]

/** What nobody may write of them, owners included. */
export const REFUSED_LETTERS: Rows = [
  ...(
    [
      ['with nothing to see', { metin: ' ' }],
      ['with an empty subject', { konu: '' }],
      ['with a subject without end', { konu: 'x'.repeat(201) }],
      ['with a subject of two lines', { konu: 'x\ny' }],
      ['without end', { metin: 'x'.repeat(5001) }],
      ['with what cannot be seen', { metin: 'x\u0007' }],
      ['with a number for a text', { metin: 5 }],
      ['without a version', { version: null }],
      ['at a later version', { version: 2 }],
      ['at a version that is none', { version: '1' }],
      ['in nobody’s name', { by: null }],
      ['in another name', { by: 'coowner@example.com' }],
      ['at no moment', { at: null }],
      ['at another moment', { at: 5 }],
      ['with more', { notlar: 'Ayşe' }],
    ] satisfies [string, Changes][]
  ).map(([what, change]): [string, Changes] => [`store a text of a letter ${what}`, text(change)]),
  ['write over a text that they have not seen', { 'letters/thanks/tr': own(2) }],
  ['write over a text as if there were none', { 'letters/thanks/tr': own(1) }],
  ['change a word of a text', { 'letters/thanks/tr/metin': 'x' }],
  ['take a text away', { 'letters/thanks/tr': null }],
  ['take all texts away', { letters: null }],
  ['store a text of a letter that there is not', { 'letters/invoice/tr': own(1) }],
  ['store a text in no language', { 'letters/offer/türkçe': own(1) }],
  ...(
    [
      ['on no day', { date: '2026-02-31' }],
      ['without a day', { date: null }],
      ['in no language', { dil: 'tü' }],
      ['in a language without end', { dil: 'tur' }],
      ['without a language', { dil: null }],
      ['in nobody’s name', { by: null }],
      ['in another name', { by: 'coowner@example.com' }],
      ['at no moment', { at: null }],
      ['at another moment', { at: 5 }],
      ['with a text', { notlar: 'Ayşe' }],
    ] satisfies [string, Changes][]
  ).map(([what, change]): [string, Changes] => [
    `say that a letter was written ${what}`,
    { 'written/b/offer': mark(change) },
  ]),
  ['say that a letter was written that there is not', { 'written/b/invoice': mark() }],
  ['say that a letter was written to nobody', { 'written/nobody/offer': mark() }],
  ['say that a letter was written to a guest who is gone', { 'written/gone/offer': mark() }],
  ['change the day on which a letter was written', { 'written/gone/change/date': '2026-07-02' }],
]
