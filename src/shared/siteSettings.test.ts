import { afterEach, beforeAll, expect, test } from 'vitest'
import { showLanguage, textsIn } from '#i18n/index.ts'
import { contactPhone, hostNames, showSiteSettings } from './siteSettings.ts'

beforeAll(() => showLanguage('tr'))
afterEach(() => showSiteSettings(null))

const stored = {
  hostNames: 'Ada, Can',
  phone: '+90 532 000 00 00',
  answerHours: 6,
  freeCancellationDays: 14,
  latePercent: 50,
  balanceDays: 7,
  version: 1,
}

const terms = () => textsIn('tr')('house.terms.items', { returnObjects: true })

test('settings from the office replace the built-in ones in every text', async () => {
  await showSiteSettings(stored)

  expect(textsIn('tr')('house.hosts.answer')).toContain('en geç 6 saat')
  expect(terms()[1]).toBe('Kalan: girişten 7 gün önce, havaleyle.')
  expect(terms()[3]).toMatch(/girişe 14 gün kalana dek.*toplamın %50 kadarı bizde kalır\.$/)
  expect(hostNames()).toEqual(['Ada', 'Can'])
  expect(textsIn('tr')('house.hosts.text')).toMatch(/^Biz Ada ve Can\. /)
  expect(contactPhone()).toBe(stored.phone)
})

test('the built-in settings are back when the owners’ are removed', async () => {
  await showSiteSettings(stored)

  await showSiteSettings(null)

  expect(terms()[1]).toMatch(/^Kalan: geldiğiniz gün, kapıda/)
})

test('settings with a value of a wrong type are ignored', async () => {
  await showSiteSettings({ ...stored, phone: 5 })

  expect(hostNames()).not.toContain('Ada')
})
