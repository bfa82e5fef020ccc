// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { reservation } from '#features/office/testing.ts'
import {
  CANCEL_DRAFTS,
  LOOKED_FOR,
  OWNERS_DRAFTS,
  PAYMENT_DRAFTS,
} from '#features/office/draftKeys.ts'
import { day, storedRequest } from '#domain/testing.ts'
import { forgetDrafts, keepDraft, readDraft } from '#lib/form/drafts.ts'
import {
  draftFor,
  EMPTY_FORM,
  fillFromRequest,
  fillFromReservation,
  forgetEdit,
  forgetTyped,
  type FormValues,
  readForm,
  shownRemainder,
  unfinishedEdit,
} from './reservationForm.ts'

const filled: FormValues = {
  ...EMPTY_FORM,
  musteriAdi: 'Işık Karagöz',
  girisTarihi: '20.07.2026',
  cikisTarihi: '25.07.2026',
  toplamUcret: '30000',
  kapora: '10000',
}

test('an unreadable amount is refused rather than saved as 0, unless the text has no digits', () => {
  expect(readForm({ ...filled, kapora: '500 euro' }, [])).toEqual({
    problems: { kapora: { code: 'amount' } },
  })
  expect(readForm({ ...filled, kapora: 'sonra' }, [])).toMatchObject({ value: { kapora: 0 } })
})

describe('the balance due', () => {
  test.each([
    ['', '', null, ''],
    ['30000', '', null, '30000'],
    ['30.000', '10.000', null, '20000'],
    ['10000', '30000', null, '0'],
    ['abc', '10000', null, '0'],
    ['30000', '10000', '5000', '5000'],
    ['30000', '10000', '', ''],
  ])(
    'of total "%s" and deposit "%s", typed %s, shows "%s"',
    (toplamUcret, kapora, kalan, shown) => {
      expect(shownRemainder({ ...EMPTY_FORM, toplamUcret, kapora, kalan })).toBe(shown)
    },
  )

  test('follows total and deposit when the stored one is their difference, else counts as typed', () => {
    expect(fillFromReservation(reservation()).kalan).toBeNull()

    expect(fillFromReservation(reservation({ kalan: 0 })).kalan).toBe('0')
  })
})

describe('a filled form', () => {
  test('becomes a reservation with trimmed texts', () => {
    const read = readForm({ ...filled, musteriAdi: ' Işık Karagöz ', notlar: ' Bebek ' }, [])

    expect(read).toEqual({
      value: {
        musteriAdi: 'Işık Karagöz',
        stay: { checkIn: day('2026-07-20'), checkOut: day('2026-07-25') },
        toplamUcret: 30_000,
        kapora: 10_000,
        kalan: 20_000,
        notlar: 'Bebek',
      },
    })
  })

  test('saves empty or non-numeric amounts as 0', () => {
    const read = readForm({ ...filled, toplamUcret: '', kapora: 'abc', kalan: '' }, [])

    expect(read).toMatchObject({ value: { toplamUcret: 0, kapora: 0, kalan: 0 } })
  })

  test.each<[Partial<FormValues>, keyof FormValues, string]>([
    [{ musteriAdi: ' ' }, 'musteriAdi', 'missing'],
    [{ musteriAdi: 'x'.repeat(201) }, 'musteriAdi', 'tooLong'],
    [{ notlar: 'x'.repeat(5001) }, 'notlar', 'tooLong'],
    [{ girisTarihi: '' }, 'girisTarihi', 'missing'],
    [{ girisTarihi: '31.02.2026' }, 'girisTarihi', 'writtenDate'],
    [{ cikisTarihi: '2026-07-25' }, 'cikisTarihi', 'writtenDate'],
    [{ cikisTarihi: '20.07.2026' }, 'cikisTarihi', 'order'],
    [{ cikisTarihi: '19.07.2026' }, 'cikisTarihi', 'order'],
    [{ cikisTarihi: '25.07.2062' }, 'cikisTarihi', 'long'],
    [{ cikisTarihi: '21.07.2027' }, 'cikisTarihi', 'long'],
    [{ kapora: '-1' }, 'kapora', 'negative'],
    [{ kalan: '-1' }, 'kalan', 'negative'],
    [{ arrivalTime: '25.00' }, 'arrivalTime', 'time'],
  ])('with %o is not saved: %s, %s', (change, name, code) => {
    const values = { ...filled, ...change }

    expect(readForm(values, [])).toMatchObject({ problems: { [name]: { code } } })
  })
})

describe('an overlapping stay', () => {
  const other = reservation({ checkIn: '10.07.2026', checkOut: '15.07.2026' })
  const stay = (girisTarihi: string, cikisTarihi: string) => ({
    ...filled,
    girisTarihi,
    cikisTarihi,
  })

  test.each([
    ['inside it', '11.07.2026', '13.07.2026', 'girisTarihi'],
    ['on the same days', '10.07.2026', '15.07.2026', 'girisTarihi'],
    ['at its end', '14.07.2026', '16.07.2026', 'girisTarihi'],
    ['around it', '09.07.2026', '16.07.2026', 'cikisTarihi'],
    ['at its beginning', '08.07.2026', '11.07.2026', 'cikisTarihi'],
  ])('%s is refused at the date within it', (_, checkIn, checkOut, name) => {
    const read = readForm(stay(checkIn, checkOut), [other])

    expect(read).toEqual({ problems: { [name]: { code: 'overlap', others: [other] } } })
  })

  test.each([
    ['the day it ends', '15.07.2026', '18.07.2026'],
    ['until the day it begins', '05.07.2026', '10.07.2026'],
  ])('may share a day: %s', (_, checkIn, checkOut) => {
    expect(readForm(stay(checkIn, checkOut), [other])).toHaveProperty('value')
  })
})

test('a request fills guest, dates and contact, becomes the notes, and is named', () => {
  const asked = { notes: 'Two cots, please.', guests: { adults: 2, children: 3 } }

  expect(fillFromRequest(storedRequest(asked))).toEqual({
    ...EMPTY_FORM,
    guests: '5',
    musteriAdi: 'İpek Işık',
    girisTarihi: '10.07.2026',
    cikisTarihi: '15.07.2026',
    notlar: 'Two cots, please.',
    phone: '0555 (010) 20-30',
    email: 'ipek@example.com',
    request: 'asked',
  })
})

function type(base: ReturnType<typeof reservation> | null) {
  const { key, about } = draftFor(base)
  keepDraft(key, { ...EMPTY_FORM, notlar: 'yarım' }, about)
}

beforeEach(() => sessionStorage.clear())

test('signing out removes all typed text from the device', () => {
  type(null)
  type(reservation())

  forgetDrafts(OWNERS_DRAFTS)

  expect(readDraft(draftFor(null).key, EMPTY_FORM)).toBeNull()
  expect(unfinishedEdit()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  ['begun from their request', { ...EMPTY_FORM, notlar: 'Ayşe' }, { from: 'asked' }],
  ['put back to be sent again', { ...EMPTY_FORM, notlar: 'Ayşe', request: 'asked' }, null],
])('removing a person’s data removes their typed text: %s', (_, values, about) => {
  type(reservation())
  type(reservation({ id: 'b' }))
  for (const drafts of [PAYMENT_DRAFTS, CANCEL_DRAFTS])
    keepDraft(drafts + reservation().id, { reason: 'Ayşe hasta' })
  keepDraft(draftFor(null).key, values, about)
  keepDraft(LOOKED_FOR, { text: 'Ayşe' })

  forgetTyped({ guest: 'Ayşe', requests: ['asked'], stay: reservation().id })

  expect(Object.keys(sessionStorage)).toEqual([draftFor(reservation({ id: 'b' })).key])
})

test('the latest edit is the unfinished one, with its record as it was opened', () => {
  const other = reservation({ id: 'b', musteriAdi: 'Mehmet' })
  type(other)
  type(reservation())
  type(null)

  expect([reservation(), other]).toContainEqual(unfinishedEdit())

  forgetEdit(reservation())
  expect(unfinishedEdit()).toEqual(other)
})
