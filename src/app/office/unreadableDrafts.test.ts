// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetDraft, keepDraft } from '#lib/form/drafts.ts'
import { ANY_STAY, EMPTY_CANCELLATION, typeAgain } from '#features/stays/form/reservationForm.ts'
import { CANCEL_DRAFTS, LOOKED_FOR, PAYMENT_DRAFTS } from '#features/office/draftKeys.ts'
import { EMPTY_PAYMENT } from '#features/payments/paymentForm.ts'
import {
  EMPTY_SEASON,
  EMPTY_TERMS,
  SEASON_DRAFTS,
  TERMS_DRAFT,
} from '#features/prices/priceDrafts.ts'
import { reservation } from '#features/office/testing.ts'
import { EMPTY_LETTER, LETTER_DRAFTS } from '#features/letters/letterForm.ts'
import { setUnreadableAside } from './unreadableDrafts.ts'

beforeEach(() => sessionStorage.clear())

test('leaves drafts that this release can read in place', () => {
  typeAgain(null, reservation())
  typeAgain(reservation(), reservation({ notlar: 'Geç' }))
  keepDraft(LOOKED_FOR, { ...ANY_STAY, text: 'a' })
  keepDraft(`${SEASON_DRAFTS}a`, { ...EMPTY_SEASON, from: '01.06' })
  keepDraft(TERMS_DRAFT, { ...EMPTY_TERMS, minNights: '2' })
  keepDraft(`${LETTER_DRAFTS}thanks/tr`, { ...EMPTY_LETTER, subject: 'Teşekkür' }, 0)
  keepDraft(`${PAYMENT_DRAFTS}a`, { ...EMPTY_PAYMENT, amount: '500' })
  keepDraft(`${CANCEL_DRAFTS}a`, { ...EMPTY_CANCELLATION, reason: 'Hastalık' })
  const before = Object.entries(sessionStorage)

  expect(setUnreadableAside()).toEqual([])
  expect(Object.entries(sessionStorage)).toEqual(before)
  expect(before).toHaveLength(8)
})

const whole = { version: 1, values: {}, about: null, at: 7 }
const kept = (draft: object) => JSON.stringify({ ...whole, ...draft })

test.each([
  ['is torn', 'reservation', '{"values":', null],
  ['is in a later form', 'reservation', kept({ version: 2 }), null],
  ['has a text without a control', 'reservation', kept({ values: { alanYok: '15' } }), 7],
  ['is typed over a stay that cannot be read', 'reservation/a', kept({ about: { id: 'a' } }), 7],
  ['is of a form that there is no more', 'cleaning', kept({ values: { who: 'Ada' } }), 7],
])('moves %s to where it is not overwritten, and lists it unchanged', (_, name, text, at) => {
  const key = `villa.admin.${name}`
  sessionStorage.setItem(key, text)
  sessionStorage.setItem('villa.request', 'a guest’s own')

  const [aside, ...more] = setUnreadableAside()
  keepDraft(key, { musteriAdi: 'Ayşe' })
  forgetDraft(key)

  expect(more).toEqual([])
  expect(aside).toMatchObject({ at, text })
  expect(setUnreadableAside()).toEqual([aside])
  forgetDraft(aside?.key ?? '')
  expect(setUnreadableAside()).toEqual([])
  expect(sessionStorage.getItem('villa.request')).toBe('a guest’s own')
})
