import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadMoreTexts, showLanguage, textsIn } from '#i18n/index.ts'
import { i18n } from '#i18n/instance.ts'
import { BUILT_IN_SETTINGS, showInTexts } from './siteSettings.ts'

beforeAll(async () => {
  await showLanguage('tr')
  await loadMoreTexts(['stay'])
})
afterEach(() => showInTexts(BUILT_IN_SETTINGS))

const stored = {
  hosts: 'Ada\nCan Uysal',
  checkInFrom: '15:30',
  checkInUntil: '22:00',
  checkOutBy: '11:00',
  phone: '+90 532 000 00 00',
  callFirst: 'abroad' as const,
  answerHours: 6,
  depositDays: 5,
  freeCancellationDays: 14,
  latePercent: 50,
  damageDeposit: 5000,
  balanceDays: 7,
}

/** A text of the test, because another house has other texts. */
const TEXT =
  '{{hosts, list}}, {{answerHours}}, {{freeCancellationDays}}, {{latePercent}}, {{checkInFrom, time}}’{{checkInEnding}}, {{latest}} {{checkInUntil, time}}, {{checkOutBy, time}}, {{keeps}}, {{pays}}, {{damage}} {{damageDeposit}}'

test('settings from the office replace the built-in ones in every text', async () => {
  await showInTexts(stored)

  expect(i18n.t('settings.test', { defaultValue: TEXT })).toBe(
    'Ada ve Can Uysal, 6, 14, 50, 15.30’dan, limited 22.00, 11.00, share, ahead, taken 5000',
  )
  expect(textsIn('tr')('guestPage.until', { day: 'Salı' })).toMatch(/11\.00/)
})

test('one host is spoken of as one', async () => {
  const textFor = async (hosts: string) => {
    await showInTexts({ ...stored, hosts })
    return textsIn('tr')('guestPage.sums.check.hosts')
  }

  expect(await textFor('Ada\nCan Uysal')).toMatch(/ev sahiplerinizden biri olmalı: Ada ve Can/)
  expect(await textFor('Ada Uysal')).toMatch(/ev sahibiniz olmalı: Ada Uysal/)
})
