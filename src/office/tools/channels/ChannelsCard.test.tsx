// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { store, stored, testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { NO_COUNTS } from '#domain/channels/testing.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { retype } from '#office/shared/testingScreen.ts'
import { ChannelsCard } from './ChannelsCard.tsx'

testOnOwnersPage()

const AIRBNB = { name: 'Airbnb', url: 'https://www.airbnb.com/calendar/ical/1.ics', version: 1 }
const VRBO = 'https://www.vrbo.com/1.ics'
const at = Date.parse('2026-07-01T09:30:00Z')

async function open(channels: object = {}) {
  await store('channels', channels)
  render(<ChannelsCard />)
  await screen.findByRole('region', { name: 'Satış kanalları' })
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByRole('textbox', { name })
const storedChannels = async () => entriesOf(await stored('channels')).map(([, value]) => value)

test('a channel requires an https address, and is stored with its choices', async () => {
  await open()
  await retype(field('Kanalın adı'), 'Ajans')
  await retype(field('Takvim adresi (iCal)'), 'http://www.vrbo.com/1.ics')
  await press('Ekle')
  expect(screen.getByText('Takvimin adresi https:// ile başlamalı.')).toBeVisible()
  await retype(field('Takvim adresi (iCal)'), VRBO)
  const source = screen.getByRole('combobox', { name: 'Satan site' })
  expect(source).toHaveDisplayValue('Adresinden: Vrbo')

  await userEvent.selectOptions(source, 'Airbnb')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Ekle')

  await waitFor(() => expect(field('Kanalın adı')).toHaveValue(''))
  expect(await storedChannels()).toMatchObject([
    { name: 'Ajans', url: VRBO, source: 'airbnb', lastNight: true, version: 1 },
  ])
})

test('warns of an address on an unknown site', async () => {
  await open()
  await retype(field('Takvim adresi (iCal)'), 'https://agency.example/villa')

  expect(field('Takvim adresi (iCal)')).toHaveAccessibleDescription(/kendi adresi mi\?/)
})

test('a channel shows when it was read last and the result', async () => {
  const result = { ...NO_COUNTS, new: 2, conflict: 1, same: 3 }
  await open({
    a: { ...AIRBNB, at, result },
    b: { ...AIRBNB, name: 'B', at, result: { ...result, problem: 'notFound' } },
    c: { ...AIRBNB, name: 'C' },
  })
  await screen.findAllByRole('listitem')

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('1 Tem 2026 12:30: Yeni: 2 · Çakışıyor: 1 · Aynı: 3.'),
    expect.stringContaining('Bu adreste takvim yok (404)'),
    expect.stringMatching(/Henüz okunmadı\..*npm run caretaker/),
  ])
})

test('a text is kept when the other owner saves first, and can be saved over theirs, beside a new channel', async () => {
  await open({ a: AIRBNB })
  await retype(await screen.findByRole('textbox', { name: 'Kanalın adı' }), 'Vrbo')
  await press('Düzenle')
  const edited = within(screen.getByRole('listitem')).getByRole('textbox', { name: 'Kanalın adı' })
  expect(edited).toHaveFocus()
  await retype(edited, 'Airbnb 2')
  await store('channels/a', { ...AIRBNB, name: 'Airbnb 3', version: 2 })
  await screen.findByRole('form', { name: 'Airbnb 3' })

  await press('Güncelle')

  expect(await screen.findByRole('alert')).toHaveTextContent('Kanalın adı')
  expect(edited).toHaveValue('Airbnb 2')
  await press('Benimkini kaydet: Kanalın adı üzerine yaz')
  await waitFor(async () =>
    expect(await storedChannels()).toMatchObject([{ ...AIRBNB, name: 'Airbnb 2', version: 3 }]),
  )
  await waitFor(() => expect(field('Kanalın adı')).toHaveValue('Vrbo'))
})

test('a channel is deleted after a confirmation', async () => {
  await open({ a: AIRBNB })
  await userEvent.click(await screen.findByRole('button', { name: 'Sil' }))
  expect(await storedChannels()).toHaveLength(1)

  await press('Evet, sil')

  await waitFor(async () => expect(await storedChannels()).toEqual([]))
})
