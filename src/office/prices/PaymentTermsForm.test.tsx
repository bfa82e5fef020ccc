// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { saveStay } from '#db/save.ts'
import { toAdd } from '#domain/stay/stayChange.ts'
import { agreement } from '#domain/testing.ts'
import { retype } from '#office/shared/testingScreen.ts'
import { draft, openPage, testOnOfficePage } from '#office/stays/testing.tsx'
import { store, stored } from '#sample/testingOwnersPage.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { PricesPage } from './PricesPage.tsx'

testOnOfficePage()

const form = async () =>
  within(await screen.findByRole('form', { name: 'Ödeme ve iptal' }, { timeout: 5000 }))

test('the terms are stored beside the hosts, and the number of stays that keep theirs is shown', async () => {
  await saveStay(toAdd(draft(3, 6, { agreement: agreement({}) })))
  await saveStay(toAdd(draft(-6, -3, { agreement: agreement({}) })))
  await saveStay(toAdd(draft(10, 12)))
  const hosts = { ...BUILT_IN_SETTINGS, hosts: 'Ada', about: { tr: 'Biz.' } }
  await store('settings/site', { ...hosts, latePercent: 50, version: 4, change: 'a' })
  openPage(<PricesPage />, '/prices')

  const terms = await form()
  expect(await terms.findByText(/1 rezervasyon kendi koşullarını korur/)).toBeVisible()
  await retype(terms.getByRole('textbox', { name: /^Kalan, girişten/ }), '14')
  await userEvent.clear(terms.getByRole('textbox', { name: /^Daha geç iptalde/ }))
  await userEvent.click(terms.getByRole('button', { name: /kaydet$/ }))

  expect(await screen.findByText('Ayarlar kaydedildi.')).toBeVisible()
  expect(await stored('settings/site')).toEqual({
    ...hosts,
    balanceDays: 14,
    version: 5,
    change: expect.any(String) as unknown,
  })
})
