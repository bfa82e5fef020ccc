// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { saveStay } from '#db/save.ts'
import { guideMoments } from '#domain/guestPage/moments.ts'
import { toAdd } from '#domain/stay/stayChange.ts'
import { retype } from '#office/shared/testingScreen.ts'
import { draft, openPage, testOnOfficePage } from '#office/stays/testing.tsx'
import { store, stored } from '#sample/testingOwnersPage.ts'
import { SettingsCards } from './SettingsCards.tsx'

testOnOfficePage()

const KEY = 'guest0000000000000000k'

async function change(card: string, field: string, text: string): Promise<void> {
  const inside = within(await screen.findByRole('region', { name: card }))
  await userEvent.click(inside.getByText('Düzenle'))
  await retype(inside.getByRole('textbox', { name: field }), text)
  await userEvent.click(inside.getByRole('button', { name: 'Kaydet' }))
  expect(await screen.findByText('Ayarlar kaydedildi.')).toBeVisible()
}

test('a later check-out hour is stored, and the guide of each coming stay closes then', async () => {
  await store('guide', { texts: { tr: { keys: 'Kutuda.' } }, version: 1 })
  const stay = draft(3, 6, { guestKey: KEY })
  await saveStay(toAdd(stay))
  openPage(<SettingsCards />, '/site')

  await change('Ev sahipleri ve saatler', 'Çıkış saati', '11.30')

  expect(await stored('settings/site')).toMatchObject({ checkOutBy: '11:30' })
  expect(await stored(`guestGuides/${KEY}`)).toMatchObject(
    guideMoments(stay.dates, { ...villa, checkOutBy: '11:30' }),
  )
})
