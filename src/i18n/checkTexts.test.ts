import { afterEach, expect, test } from 'vitest'
import { placeholdersWithoutFact, refuseMissingValues } from './checkTexts.ts'
import { facts } from './facts.ts'
import { showLanguage } from './index.ts'
import { i18n } from './instance.ts'

afterEach(() => {
  delete i18n.options.missingInterpolationHandler
})

test('every placeholder of a fact has a value', async () => {
  expect(await placeholdersWithoutFact()).toEqual([])
})

test('names language, key and placeholder of a fact that the house does not have', async () => {
  const { dalyan: _dalyan, ...km } = facts.km

  expect(await placeholdersWithoutFact({ ...facts, shopMetres: undefined, km })).toEqual(
    expect.arrayContaining([
      'tr: meta.description contains {{km.dalyan, number}}, for which there is no value',
      'en: info.location.text contains {{shopMetres, number}}, for which there is no value',
    ]),
  )
})

test('refuses a placeholder that nobody knows', async () => {
  await showLanguage('tr')
  refuseMissingValues()

  expect(() => i18n.t('hero.from')).toThrow(
    'tr: “Gecelik {{amount}}’{{ablative}}” contains {{amount}}',
  )
})
