// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { store, stored, testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { fileForChannel } from '#domain/channels/writeCalendar.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { retype } from '#office/shared/testingScreen.ts'
import { ChannelsCard } from './ChannelsCard.tsx'

testOnOwnersPage()

const AIRBNB = { name: 'Airbnb', url: 'https://www.airbnb.com/calendar/ical/1.ics', version: 1 }
const VRBO = 'https://www.vrbo.com/1.ics'
const RUN = { at: 0, by: 'caretaker@example.com', channels: 1, needed: 0, mails: 0, mailing: true }
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

  await userEvent.click(screen.getByText('Gelişmiş'))
  await userEvent.selectOptions(source, 'Airbnb')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Ekle')

  await waitFor(() => expect(field('Kanalın adı')).toHaveValue(''))
  expect(await storedChannels()).toMatchObject([
    { name: 'Ajans', url: VRBO, source: 'airbnb', lastNight: true, version: 1 },
  ])
})

test('a channel shows when it was read last and the result', async () => {
  const result = { events: 3 }
  await open({
    a: { ...AIRBNB, at, result },
    b: { ...AIRBNB, name: 'B', at, result: { ...result, problem: 'notFound' } },
    c: { ...AIRBNB, name: 'C' },
  })
  const list = within(await screen.findByRole('list', { name: 'Satış kanalları' }))

  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('1 Tem 2026 12:30: 3 kayıt okundu.'),
    expect.stringContaining('Bu adreste takvim yok (404)'),
    expect.stringContaining('Henüz okunmadı.'),
  ])
})

test('shows an owner what to do, and whom to ask until the checks run', async () => {
  const user = userEvent.setup()
  await open({ a: AIRBNB })
  await user.click(await screen.findByText('Kanal nasıl bağlanır?'))
  expect(await screen.findByText('Airbnb: Takvim → Müsaitlik → Takvimleri bağla')).toBeVisible()

  expect(screen.getByText(/siteyi kuran kişi/)).toHaveTextContent('docs/caretaker.md')

  await store('caretaker/run', { ...RUN, at: Date.now() - 4.5 * 60_000 })
  expect(await screen.findByText('Kuruldu, 4 dakika önce okundu.')).toBeVisible()
})

test('copies the address that a channel is given once the calendars are published', async () => {
  const user = userEvent.setup()
  await store('caretaker/run', { ...RUN, calendars: 'https://ada.github.io/villa/' })
  await open({ a: AIRBNB })

  await user.click(await screen.findByRole('button', { name: 'Kopyala: Airbnb' }))

  expect(await navigator.clipboard.readText()).toBe(
    `https://ada.github.io/villa/${fileForChannel('a')}`,
  )
})

test('a text is kept when the other owner saves first, and can be saved over theirs, beside a new channel', async () => {
  await open({ a: AIRBNB })
  await retype(await screen.findByRole('textbox', { name: 'Kanalın adı' }), 'Vrbo')
  await press('Düzenle')
  const edited = within(screen.getByRole('list', { name: 'Satış kanalları' })).getByRole(
    'textbox',
    { name: 'Kanalın adı' },
  )
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
