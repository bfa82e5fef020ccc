import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { count, flag, ownersDay, strict, wholeLira } from './field.ts'

describe('whole lira', () => {
  const { typed } = wholeLira({ min: 1, max: 1_000_000 })

  test.each([
    ['9000', 9_000],
    ['9.000', 9_000],
    ['₺ 9,000', 9_000],
    [' 9000 TL ', 9_000],
    ['1000000', 1_000_000],
  ])('typed as %j are %d', (text, lira) => {
    expect(v.parse(typed, text)).toBe(lira)
  })

  test.each([
    ['', 'missing'],
    ['dokuz bin', 'count'],
    ['9000,50', 'count'],
    ['0', 'tooFew'],
    ['-9000', 'tooFew'],
    ['10.000.000', 'tooMany'],
  ])('typed as %j are refused as %s', (text, code) => {
    const read = v.safeParse(typed, text, { abortPipeEarly: true })

    expect(read.issues?.[0].message).toBe(code)
  })
})

test('an owners’ day is typed as dd.MM.yyyy and stored as yyyy-MM-dd', () => {
  const field = ownersDay()
  const day = v.parse(field.typed, '29.02.2028')

  expect([field.write(day), field.show(day)]).toEqual(['2028-02-29', '29.02.2028'])
  expect(v.is(field.typed, '29.02.2026')).toBe(false)
})

test('a flag is on or off, as stored and as the text of a checkbox', () => {
  const field = flag()

  expect([v.parse(field.typed, 'on'), v.parse(field.typed, '')]).toEqual([true, false])
  expect([field.show(true), field.show(false)]).toEqual(['on', ''])
})

test('a strict field reads nothing beyond its limits', () => {
  const [lenient, firm] = [count({ min: 1, max: 6 }), strict(count({ min: 1, max: 6 }))]

  expect([v.is(lenient.stored, 7), v.is(firm.stored, 7), v.is(firm.stored, 6)]).toEqual([
    true,
    false,
    true,
  ])
})
