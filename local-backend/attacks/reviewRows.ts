import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Changes } from './attackers.ts'
import type { Rows } from './stays/season.ts'

const { owner } = DEMO_ACCOUNTS
const NOW = { '.sv': 'timestamp' }

/** The keys of guests' pages: of who has left, who has left and written, whose words are published, who is yet to come, and whose stay was cancelled. */
export const KEYS = {
  left: 'left00000000000000000k',
  wrote: 'wrote0000000000000000k',
  shown: 'shown0000000000000000k',
  coming: 'coming000000000000000k',
  off: 'off000000000000000000k',
  nobody: 'nobody000000000000000k',
}
const DAYS = { giris: '2020-01-29', cikis: '2020-02-02' }
const page = (status: string, days = DAYS) => ({ konu: 'stay', status, ...days })

/** What a guest writes. */
export const review = (change: Changes = {}): Changes => ({
  puan: 5,
  metin: 'Çok güzeldi.\nTeşekkürler!',
  ad: 'Ada',
  dil: 'tr',
  cikis: DAYS.cikis,
  version: 1,
  at: NOW,
  ...change,
})
const stood = (change: Changes = {}) => review({ at: 1, ...change })

const SHOWN = '-Pshown0000000000000'
const NEW = '-Pnew000000000000000'

/** The words of a review as everybody reads them. */
const { cikis: _day, version: _count, at: _moment, ...WORDS } = review()
const words = (change: Changes = {}): Changes => ({ ...WORDS, ay: '2020-02', ...change })

/** Guests' pages, and what was written under them. */
export const REVIEWED: Json = {
  admins: { [owner.uid]: owner.email },
  guestPages: {
    [KEYS.left]: page('settled'),
    [KEYS.wrote]: page('settled'),
    [KEYS.shown]: page('settled'),
    [KEYS.coming]: page('settled', { giris: '2099-01-05', cikis: '2099-01-08' }),
    [KEYS.off]: page('cancelled'),
  },
  reviews: {
    [KEYS.wrote]: stood({ version: 2 }),
    [KEYS.shown]: stood({ yayin: SHOWN }),
    // Whose page has gone with the stay.
    [KEYS.nobody]: stood(),
  },
  reviewKeys: { [SHOWN]: KEYS.shown },
  publishedReviews: { [SHOWN]: words() },
}

/** What whoever knows a key may write under it. */
export const GRANTED_TO_GUESTS: Rows = [
  ['say how it was', { [`reviews/${KEYS.left}`]: review() }],
  ['say it without a name', { [`reviews/${KEYS.left}`]: review({ ad: null }) }],
  ['say the least', { [`reviews/${KEYS.left}`]: review({ puan: 1, metin: '.', dil: 'xx' }) }],
  ['say it with markup', { [`reviews/${KEYS.left}`]: review({ metin: '<script>x</script>' }) }],
  ['say it in a hundred lines', { [`reviews/${KEYS.left}`]: review({ metin: 'x\n'.repeat(100) }) }],
  ['say the most', { [`reviews/${KEYS.left}`]: review({ metin: 'x'.repeat(2000) }) }],
  ['say otherwise', { [`reviews/${KEYS.wrote}`]: review({ version: 3, puan: 3 }) }],
]

const under = (key: string, change: Changes = {}): Changes => ({
  [`reviews/${key}`]: review(change),
})

/** What nobody may, with or without a key, owners included. */
export const REFUSED_TO_ALL: Rows = [
  ['say how it was before it was', under(KEYS.coming, { cikis: '2099-01-08' })],
  ['say that it was earlier than it is', under(KEYS.coming)],
  ['say how a cancelled stay was', under(KEYS.off)],
  ['say it under a key that is nobody’s', under('guessed00000000000000k')],
  ['say it under a key that is cut off', under(KEYS.left.slice(1))],
  ['say it anew under a page that is gone', under(KEYS.nobody, { version: 2 })],
  ['write over words that they have not seen', under(KEYS.wrote)],
  ['write over words as the second device at once', under(KEYS.wrote, { version: 2 })],
  ['skip a version', under(KEYS.left, { version: 2 })],
  ['change what is published', under(KEYS.shown, { version: 2 })],
  ['change a word of what is published', { [`reviews/${KEYS.shown}/metin`]: 'Kötüydü.' }],
  ['change a word without a version', { [`reviews/${KEYS.wrote}/metin`]: 'Kötüydü.' }],
  ['publish themselves', under(KEYS.left, { yayin: NEW })],
  ['say that it is published what is not', { [`reviews/${KEYS.wrote}/yayin`]: NEW }],
  ['say that it is published under another’s words', { [`reviews/${KEYS.wrote}/yayin`]: SHOWN }],
  ['say that what is published is not', { [`reviews/${KEYS.shown}/yayin`]: null }],
  ['say that what is published is published elsewhere', { [`reviews/${KEYS.shown}/yayin`]: NEW }],
  ['take published words from under everybody', { [`reviews/${KEYS.shown}`]: null }],
  ['write a megabyte', under(KEYS.left, { metin: 'x'.repeat(1_000_000) })],
  ['give no star', under(KEYS.left, { puan: 0 })],
  ['give six', under(KEYS.left, { puan: 6 })],
  ['give four and a half', under(KEYS.left, { puan: 4.5 })],
  ['give none at all', under(KEYS.left, { puan: null })],
  ['say nothing', under(KEYS.left, { metin: ' \u200b' })],
  ['leave the words out', under(KEYS.left, { metin: null })],
  ['leave the language out', under(KEYS.left, { dil: null })],
  ['leave the day out', under(KEYS.left, { cikis: null })],
  ['say what cannot be seen', under(KEYS.left, { metin: 'x\u0007' })],
  ['sign in two lines', under(KEYS.left, { ad: 'Ada\nYılmaz' })],
  ['sign without end', under(KEYS.left, { ad: 'x'.repeat(61) })],
  ['say it in no language', under(KEYS.left, { dil: 'türkçe' })],
  ['say it on another day than they left', under(KEYS.left, { cikis: '2020-02-01' })],
  ['say it at another moment', under(KEYS.left, { at: 5 })],
  ['say it at no moment', under(KEYS.left, { at: null })],
  ['say it in no version', under(KEYS.left, { version: null })],
  ['say more', under(KEYS.left, { email: 'ada@example.com' })],
  ['write every review', { reviews: { [KEYS.left]: review() } }],
  ['delete every review', { reviews: null }],
  ['delete all that is published', { publishedReviews: null }],
  ['delete what leads to the guests', { reviewKeys: null }],
]

const publish = (change: Changes = {}, more: Changes = {}): Changes => ({
  [`reviews/${KEYS.wrote}/yayin`]: NEW,
  [`reviewKeys/${NEW}`]: KEYS.wrote,
  [`publishedReviews/${NEW}`]: words(change),
  ...more,
})
const gone = { [`reviewKeys/${SHOWN}`]: null, [`publishedReviews/${SHOWN}`]: null }
const answer = (reply: Json): Changes => ({ [`publishedReviews/${SHOWN}/reply`]: reply })

/** What an owner, and nobody else, may. */
export const GRANTED_TO_OWNERS: Rows = [
  ['publish what a guest wrote', publish()],
  ['publish it with an answer', publish({ reply: 'Yine bekleriz.' })],
  ['withdraw it', { ...gone, [`reviews/${KEYS.shown}/yayin`]: null }],
  ['answer it', answer('Teşekkürler.\nYine bekleriz.')],
  ['take out what a guest wrote', { [`reviews/${KEYS.wrote}`]: null }],
  ['take out what a guest wrote whose page is gone', { [`reviews/${KEYS.nobody}`]: null }],
  ['take it out with what is published of it', { ...gone, [`reviews/${KEYS.shown}`]: null }],
]

/** What owners would like to make of a guest's words. */
export const REFUSED_TO_OWNERS: Rows = [
  ['publish other stars', publish({ puan: 4 })],
  ['publish a letter less', publish({ metin: 'Çok güzeldi.\nTeşekkürle!' })],
  ['publish it without its line break', publish({ metin: 'Çok güzeldi. Teşekkürler!' })],
  ['publish it in another name', publish({ ad: 'Can' })],
  ['publish it without a name', publish({ ad: null })],
  ['publish it in another language', publish({ dil: 'en' })],
  ['publish it of another month', publish({ ay: '2020-01' })],
  ['publish it of a year', publish({ ay: '2020' })],
  ['publish it of a day', publish({ ay: '2020-02-02' })],
  ['publish it of no month', publish({ ay: null })],
  ['publish it with the guest’s key', publish({ guestKey: KEYS.wrote })],
  ['publish it with an answer without end', publish({ reply: 'x'.repeat(2001) })],
  ['publish it twice', publish({}, { [`reviews/${KEYS.wrote}/yayin`]: SHOWN })],
  [
    'publish it and not say so to its guest',
    publish({}, { [`reviews/${KEYS.wrote}/yayin`]: null }),
  ],
  ['publish it as from nowhere', publish({}, { [`reviewKeys/${NEW}`]: null })],
  ['publish it as from another guest', publish({}, { [`reviewKeys/${NEW}`]: KEYS.shown })],
  [
    'say that it is published, and where from, and not publish it',
    publish({}, { [`publishedReviews/${NEW}`]: null }),
  ],
  [
    'say that it is published, and where from, and that alone',
    {
      [`reviews/${KEYS.wrote}/yayin`]: NEW,
      [`reviewKeys/${NEW}`]: KEYS.wrote,
    },
  ],
  [
    'publish once more what is published',
    {
      [`reviews/${KEYS.shown}/yayin`]: NEW,
      [`reviewKeys/${NEW}`]: KEYS.shown,
      [`publishedReviews/${NEW}`]: words(),
    },
  ],
  ['publish what nobody wrote', { [`publishedReviews/${NEW}`]: words() }],
  [
    'publish it under a name of its own',
    {
      [`reviews/${KEYS.wrote}/yayin`]: 'best',
      'reviewKeys/best': KEYS.wrote,
      'publishedReviews/best': words(),
    },
  ],
  ['change a word of it later', { [`publishedReviews/${SHOWN}/metin`]: 'Çok güzeldi!' }],
  ['change its stars later', { [`publishedReviews/${SHOWN}/puan`]: 4 }],
  ['write it over', { [`publishedReviews/${SHOWN}`]: words() }],
  ['answer with nothing to see', answer(' ')],
  ['answer with a number', answer(5)],
  ['answer what is not published', { [`publishedReviews/${NEW}/reply`]: 'x' }],
  ['withdraw it and leave its guest unable to change it', gone],
  [
    'withdraw it and leave where it came from',
    {
      [`reviews/${KEYS.shown}/yayin`]: null,
      [`publishedReviews/${SHOWN}`]: null,
    },
  ],
  ['forget where a published one came from', { [`reviewKeys/${SHOWN}`]: null }],
  ['say that it came from another guest', { [`reviewKeys/${SHOWN}`]: KEYS.wrote }],
  ['say where something came from that is not published', { [`reviewKeys/${NEW}`]: KEYS.wrote }],
  ['say a number of where it came from', publish({}, { [`reviewKeys/${NEW}`]: 5 })],
]
