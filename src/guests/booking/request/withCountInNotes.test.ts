import { afterEach, beforeAll, expect, test } from 'vitest'
import { FILLED_REQUEST } from '#domain/request/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { withCountInNotes } from './withCountInNotes.ts'

const family = { ...FILLED_REQUEST, guests: { adults: 2, children: 1 } }

beforeAll(async () => {
  await showLanguage('tr')
})

afterEach(() => showLanguage('tr'))

test('the last line of the notes holds the number of guests in the language of the page', async () => {
  expect(withCountInNotes(family).notes).toBe('Bebek yatağı var mı?\n2 yetişkin, 1 çocuk')
  const more = { ...family.guests, infants: 1 }
  expect(withCountInNotes({ ...family, guests: more }).notes).toMatch(/1 çocuk, 1 bebek$/)
  expect(withCountInNotes({ ...family, notes: '' }).notes).toBe('2 yetişkin, 1 çocuk')

  await showLanguage('en')

  expect(withCountInNotes({ ...family, guests: { adults: 1, children: 0 } }).notes).toBe(
    'Bebek yatağı var mı?\n1 adult',
  )
})

test('notes stay the same without a number of guests', () => {
  expect(withCountInNotes(FILLED_REQUEST)).toBe(FILLED_REQUEST)
})
