import { afterEach, beforeAll, expect, test } from 'vitest'
import { showLanguage, textsIn } from '#i18n/index.ts'
import { BUILT_IN_SETTINGS, showInTexts } from './siteSettings.ts'

beforeAll(() => showLanguage('tr'))
afterEach(() => showInTexts(BUILT_IN_SETTINGS))

const stored = {
  hosts: 'Ada ve Can Uysal',
  checkInFrom: '15:30',
  checkInUntil: '22:00',
  checkOutBy: '11:00',
  phone: '+90 532 000 00 00',
  answerHours: 6,
  depositDays: 5,
  freeCancellationDays: 14,
  latePercent: 50,
  balanceDays: 7,
}

const terms = () => textsIn('tr')('house.terms.items', { returnObjects: true })

test('settings from the office replace the built-in ones in every text', async () => {
  await showInTexts(stored)

  expect(textsIn('tr')('house.hosts.answer')).toContain('en geç 6 saat')
  expect(terms()[1]).toBe('Kalan: girişten 7 gün önce, havaleyle.')
  expect(terms()[3]).toMatch(/girişe 14 gün kalana dek.*toplamın %50 kadarı bizde kalır\.$/)
  expect(textsIn('tr')('house.hosts.text')).toMatch(/^Biz Ada ve Can Uysal\. /)
  const [arrival, departure] = textsIn('tr')('house.practical.items', { returnObjects: true })
  expect(arrival?.text).toBe('15.30’dan\u00a0itibaren, en\u00a0geç\u00a022.00')
  expect(departure?.text).toBe('En geç 11.00')
  expect(textsIn('tr')('guestPage.until', { day: 'Salı' })).toBe('Salı, en\u00a0geç\u00a011.00')
})
