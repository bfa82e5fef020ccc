import { expect, test } from 'vitest'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { readSiteSettings, writeSiteSettings } from './siteSettings.ts'

test('the settings keep the hosts’ paragraph in each language, without an invalid one', () => {
  const settings = { ...BUILT_IN_SETTINGS, about: { tr: 'Biz bu evde büyüdük.' } }
  const stored = writeSiteSettings(settings, settings)

  expect(readSiteSettings(stored)).toEqual(settings)
  expect(readSiteSettings({ ...stored, about: { tr: 'Biz bu evde büyüdük.', de: 5 } })).toEqual(
    settings,
  )
})

test.each([
  ['missing', null],
  ['with a value of a wrong type', { ...BUILT_IN_SETTINGS, phone: 5 }],
])('settings %s are not read', (_, stored) => {
  expect(readSiteSettings(stored)).toBeNull()
})
