import { expect, test } from 'vitest'
import { GUEST, openAs, OWNER } from './roles.ts'
import { VARIANTS } from './variants.ts'

/** The places that accept a value of each kind from an owner or a guest. */
const ACCEPTED: { readonly [kind: string]: readonly string[] } = {
  'another type': [
    '/log/$record/$entry/changes/$field/$side',
    '/channels/$channel/result/$name',
    '/channels/$channel/conflicts/$key/$name',
    '/channels/$channel/echoes/$name',
    '/channels/$channel/at',
    '/caretaker/run/$name',
    '/caretaker/copy/$name',
    '/caretaker/copyTrouble/$name',
    '/caretaker/mailStates/$mailState/claim/$name',
    '/caretaker/mailStates/$mailState/sent/$key/$name',
  ],
  children: [],
  'a long text': [],
  'a huge number': [
    '/reservationDetails/$reservation/toplamUcret',
    '/reservationDetails/$reservation/kapora',
    '/reservationDetails/$reservation/kalan',
    '/log/$record/$entry/changes/$field/$side',
    '/guestPages/$key/total',
    '/channels/$channel/result/$name',
    '/caretaker/run/$name',
    '/caretaker/copy/$name',
    '/caretaker/failing/$channel',
    '/caretaker/mailStates/$mailState/claim/$name',
    '/caretaker/mailStates/$mailState/sent/$key/$name',
  ],
  'a negative number': [
    '/reservationDetails/$reservation/toplamUcret',
    '/reservationDetails/$reservation/kapora',
    '/reservationDetails/$reservation/kalan',
    '/log/$record/$entry/changes/$field/$side',
    '/guestPages/$key/total',
    '/channels/$channel/result/$name',
    '/caretaker/run/$name',
    '/caretaker/copy/$name',
    '/caretaker/failing/$channel',
    '/caretaker/mailStates/$mailState/claim/$name',
    '/caretaker/mailStates/$mailState/sent/$key/$name',
  ],
  'a fraction': [
    '/reservationDetails/$reservation/toplamUcret',
    '/reservationDetails/$reservation/kapora',
    '/reservationDetails/$reservation/kalan',
    '/log/$record/$entry/changes/$field/$side',
    '/guestPages/$key/total',
    '/channels/$channel/result/$name',
    '/caretaker/run/$name',
    '/caretaker/copy/$name',
    '/caretaker/failing/$channel',
    '/caretaker/mailStates/$mailState/claim/$name',
    '/caretaker/mailStates/$mailState/sent/$key/$name',
  ],
  'no text': [
    '/reservationDetails/$reservation/notlar',
    '/log/$record/$entry/verb',
    '/reservationDetails/$reservation/cancellation/by',
    '/payments/$reservation/$payment/note',
    '/requests/$request/reservation/notes',
    '/guide/change',
    '/letters/$letter/$language/change',
    '/settings/site/aboutTr',
    '/settings/site/aboutEn',
    '/settings/site/change',
    '/settings/names/$uid/change',
    '/settings/private/accountHolder',
    '/settings/private/bankName',
    '/settings/private/change',
    '/accounts/$secret/accountHolder',
    '/accounts/$secret/bankName',
    '/cleanings/$key/$stay/guest',
    '/cleanings/$key/$stay/arrivalTime',
    '/cleanings/$key/$stay/houseNotes',
    '/channels/$channel/change',
    '/channels/$channel/result/$name',
    '/channels/$channel/conflicts/$key/$name',
    '/channels/$channel/echoes/$name',
    '/caretaker/run/$name',
    '/caretaker/copy/$name',
    '/caretaker/copyTrouble/$name',
    '/caretaker/mailStates/$mailState/claim/$name',
    '/caretaker/mailStates/$mailState/change',
  ],
  'an unknown child': [
    '/channels/$channel/result',
    '/channels/$channel/conflicts/$key',
    '/channels/$channel/echoes',
    '/caretaker/run',
    '/caretaker/copy',
    '/caretaker/copyTrouble',
    '/caretaker/mailStates/$mailState/claim',
    '/caretaker/mailStates/$mailState/sent/$key',
  ],
  'a long key': [
    '/nights/$night',
    '/requests/$request/status',
    '/requests/$request',
    '/guestGuides/$key',
    '/reviews/$key',
    '/guides/$secret',
    '/accounts/$secret',
    '/written/$about/$letter',
    '/cleanings/$key',
    '/channels/$channel',
  ],
}

const granted = VARIANTS.filter(({ changes, write: { over } }) =>
  [OWNER, GUEST].some((role) => openAs(role, over).mayWrite(changes)),
)
const placesOf = (kind: string) => [
  ...new Set(granted.filter((each) => each.kind === kind).map(({ place }) => place)),
]

test.each(Object.entries(ACCEPTED))('only these places accept %s', (kind, places) => {
  expect(placesOf(kind)).toEqual(places)
})

test('nobody stores a priority where a guest may write', () => {
  expect(
    placesOf('a priority').filter((place) => /^\/(requests|guestPages|reviews)\//.test(place)),
  ).toEqual([])
})
