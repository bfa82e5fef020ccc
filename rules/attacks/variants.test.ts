import { expect, test } from 'vitest'
import { GUEST, openAs, OWNER } from './roles.ts'
import { VARIANTS } from './variants.ts'

const places = (above: string, names: string) => names.split(' ').map((name) => `${above}/${name}`)

const STAY = '/reservationDetails/$reservation'

/** Only the size of the values in these is limited. */
const FINDINGS = ['/caretaker/$part', ...places('/channels/$channel', 'result findings/$key')]
const FOUND = FINDINGS.map((place) => `${place}/$name`)
const NUMBERS = [
  ...places(STAY, 'toplamUcret kapora kalan'),
  '/guestPages/$key/total',
  ...places('/agreements/$about/$entry', 'toplamUcret kapora'),
  '/log/$record/$entry/changes/$field/$side',
  ...FOUND,
]

/** The places that accept a value of each kind from an owner or a guest. */
const ACCEPTED: { readonly [kind: string]: readonly string[] } = {
  'another type': ['/log/$record/$entry/changes/$field/$side', '/channels/$channel/at', ...FOUND],
  children: [],
  'a long text': [],
  'a long beginning': [],
  'a text instead of a record': [],
  'a huge number': NUMBERS,
  'a negative number': NUMBERS,
  'a fraction': NUMBERS,
  'no text': [
    ...places(STAY, 'musteriAdi notlar cancellation/by'),
    '/log/$record/$entry/verb',
    ...places('/requests/$request', 'reservation/notes asked/note'),
    ...places('/settings/site', 'permitName permitAddress change'),
    ...places('/settings/private', 'accountHolder bankName change'),
    ...places('/accounts/$secret', 'accountHolder bankName'),
    ...places('/cleanings/$key/$stay', 'guest arrivalTime houseNotes'),
    ...places('', 'guide/change letters/$letter/$language/change channels/$channel/change'),
    ...FOUND,
  ],
  'an unknown child': FINDINGS,
  'another version': [],
  // The first change of a record.
  'the latest change': [
    ...places('', 'guide/change letters/$letter/$language/change settings/private/change'),
    '/channels/$channel/change',
  ],
  // Deletions, which are not validated.
  'a long key': [
    ...places('', 'nights/$night guestGuides/$key reviews/$key accounts/$secret'),
    ...places(
      '',
      'agreements/$about sentLetters/$about earlier/$about letterMarks/$about letterMarks/$about/$letter',
    ),
    ...places('', 'cleanings/$key channels/$channel'),
    '/requests/$request',
  ],
}

const granted = VARIANTS.filter(({ changes, write: { over } }) =>
  [OWNER, GUEST].some((role) => openAs(role, over).mayWrite(changes)),
)
const placesOf = (kind: string) =>
  new Set(granted.filter((each) => each.kind === kind).map(({ place }) => place))

test.each(Object.entries(ACCEPTED))('only these places accept %s', (kind, expected) => {
  expect(placesOf(kind)).toEqual(new Set(expected))
})

test('nobody stores a priority where a guest may write', () => {
  expect(
    [...placesOf('a priority')].filter((place) => /^\/(requests|guestPages|reviews)\//.test(place)),
  ).toEqual([])
})
