import { expect, test } from 'vitest'
import { createStaysCopy } from './staysCopy.ts'

const record = (girisTarihi: string, cikisTarihi: string) => ({ girisTarihi, cikisTarihi })

function copyOf(value: unknown) {
  const copy = createStaysCopy()
  copy.put('/', value)
  return copy
}

test('begins with everything readable', () => {
  const copy = copyOf({
    a: record('10.12.2026', '15.12.2026'),
    b: record('31.02.2026', '05.03.2026'),
    c: 'dolu',
  })

  expect(copy.stays()).toEqual([{ checkIn: '2026-12-10', checkOut: '2026-12-15' }])
})

test('applies a new record, a changed one and a removed one', () => {
  const copy = copyOf({ a: record('10.12.2026', '15.12.2026') })

  copy.put('/b', record('20.12.2026', '22.12.2026'))
  copy.put('/a', record('11.12.2026', '15.12.2026'))
  expect(copy.stays()).toEqual([
    { checkIn: '2026-12-20', checkOut: '2026-12-22' },
    { checkIn: '2026-12-11', checkOut: '2026-12-15' },
  ])

  copy.put('/a', null)
  expect(copy.stays()).toHaveLength(1)
  copy.put('/', null)
  expect(copy.stays()).toEqual([])
})

test('applies one date of a record, which may make it readable or unreadable', () => {
  const copy = copyOf({ a: record('31.02.2026', '05.03.2026') })

  copy.put('/a/girisTarihi', '01.03.2026')
  expect(copy.stays()).toEqual([{ checkIn: '2026-03-01', checkOut: '2026-03-05' }])

  copy.put('/a/cikisTarihi', '01.02.2026')
  expect(copy.stays()).toEqual([])
})

test('applies several changes together, with paths below their own', () => {
  const copy = copyOf({
    a: record('10.12.2026', '15.12.2026'),
    b: record('20.12.2026', '22.12.2026'),
  })

  copy.patch('/', { 'a/cikisTarihi': '14.12.2026', b: null, c: record('2027-01-01', '2027-01-03') })

  expect(copy.stays()).toEqual([
    { checkIn: '2026-12-10', checkOut: '2026-12-14' },
    { checkIn: '2027-01-01', checkOut: '2027-01-03' },
  ])
})
