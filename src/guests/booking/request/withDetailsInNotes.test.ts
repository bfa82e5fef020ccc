import { afterEach, beforeAll, expect, test } from 'vitest'
import { FILLED_REQUEST } from '#domain/request/testing.ts'
import { loadMoreTexts, showLanguage } from '#i18n/index.ts'
import { withDetailsInNotes } from './withDetailsInNotes.ts'

const family = { ...FILLED_REQUEST, guests: { adults: 2, children: 1 } }

beforeAll(async () => {
  await Promise.all([showLanguage('tr'), loadMoreTexts(['booking'])])
})

afterEach(() => showLanguage('tr'))

test('the last lines of the notes hold the number of guests and the arrival in the language of the page', async () => {
  expect(withDetailsInNotes(family).notes).toBe('Bebek yatağı var mı?\n2 yetişkin, 1 çocuk')
  const more = { ...family.guests, infants: 1 }
  expect(withDetailsInNotes({ ...family, guests: more }).notes).toMatch(/1 çocuk, 1 bebek$/)
  expect(withDetailsInNotes({ ...family, notes: '' }).notes).toBe('2 yetişkin, 1 çocuk')
  expect(withDetailsInNotes({ ...family, arrivalTime: '01:30' }).notes).toMatch(
    /1 çocuk\nVarış: .*11 Aralık 2026 .*01[.:]30$/,
  )

  await showLanguage('en')

  expect(withDetailsInNotes({ ...family, guests: { adults: 1, children: 0 } }).notes).toBe(
    'Bebek yatağı var mı?\n1 adult',
  )
})

test('notes stay the same without a number of guests', () => {
  expect(withDetailsInNotes(FILLED_REQUEST)).toBe(FILLED_REQUEST)
})
