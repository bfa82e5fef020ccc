import { afterEach, expect, test } from 'vitest'
import { allTexts, placeholdersWithoutValue, refuseMissingValues } from './checkTexts.ts'
import { facts } from './facts.ts'
import { showLanguage } from './index.ts'
import { i18n } from './instance.ts'

afterEach(() => {
  delete i18n.options.missingInterpolationHandler
})

test('every placeholder in the texts of guests, letters and office has a value', async () => {
  expect(placeholdersWithoutValue(await allTexts())).toEqual([])
})

test('names language, key and placeholder of a fact that the house does not have', () => {
  const tr = [
    { key: 'meta.description', text: '{{villa}}, köye {{km.nowhere, number}} km' },
    { key: 'house.shop', text: 'Bakkal {{shopMetres, number}} metre ötede' },
  ]

  expect(placeholdersWithoutValue({ tr }, { ...facts, shopMetres: undefined })).toEqual([
    'tr: meta.description contains {{km.nowhere}}, for which there is no value',
    'tr: house.shop contains {{shopMetres}}, for which there is no value',
  ])
})

test('names a value that only one language has, unless it is an ending or a count', () => {
  const key = 'guestPage.until'
  const tr = [{ key, text: '{{count}} gece, {{gun}} {{time}}’{{ending}} kadar' }]
  const en = [{ key, text: 'until {{time}}' }]

  expect(placeholdersWithoutValue({ tr, en })).toEqual([
    'tr: guestPage.until contains {{gun}}, for which there is no value',
  ])
})

test('refuses a placeholder that nobody knows', async () => {
  await showLanguage('tr')
  refuseMissingValues()

  expect(() => i18n.t('hero.from')).toThrow(/^tr: “.*” contains \{\{amount\}\}/)
})
