import { afterEach, beforeAll, expect, test } from 'vitest'
import { showLanguage, textsIn } from '#i18n/index.ts'
import {
  aboutHosts,
  contactPhone,
  hostNames,
  houseTimes,
  showSiteSettings,
} from './siteSettings.ts'

beforeAll(() => showLanguage('tr'))
afterEach(() => showSiteSettings(null))

const stored = {
  hosts: 'Ada ve Can Uysal',
  checkInFrom: '15:30',
  checkInUntil: '22:00',
  checkOutBy: '11:00',
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
  expect(hostNames()).toEqual(['Ada', 'Can Uysal'])
  expect(textsIn('tr')('house.hosts.text')).toMatch(/^Biz Ada ve Can Uysal\. /)
  expect(contactPhone()).toBe(stored.phone)
})

test('hours and words about the hosts replace the built-in ones in every text', async () => {
  await showSiteSettings({ ...stored, aboutTr: 'Biz bu evde büyüdük.' })

  const [arrival, departure] = textsIn('tr')('house.practical.items', { returnObjects: true })
  expect(arrival?.text).toBe('15.30’dan\u00a0itibaren, en\u00a0geç\u00a022.00')
  expect(departure?.text).toBe('En geç 11.00')
  expect(textsIn('tr')('guestPage.until', { day: 'Salı' })).toBe('Salı, en\u00a0geç\u00a011.00')
  expect(houseTimes()).toMatchObject({ checkInFrom: '15:30', checkOutBy: '11:00' })
  expect([aboutHosts('tr'), aboutHosts('en')]).toEqual(['Biz bu evde büyüdük.', undefined])
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
