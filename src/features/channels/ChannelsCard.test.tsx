// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import type { Channel } from '#domain/channels/channel.ts'
import { NO_COUNTS, NOTHING_LEFT } from '#domain/channels/testing.ts'
import { Failure } from '#domain/failure.ts'
import { addressDoubt, ChannelsCard } from './ChannelsCard.tsx'
import { retype } from '#features/office/testingScreen.ts'

type Props = ComponentProps<typeof ChannelsCard>

const counts = { ...NO_COUNTS, new: 2, conflict: 1, same: 3 }
const at = Date.parse('2026-07-01T09:30:00Z')
const airbnb: Channel = {
  id: 'a',
  version: 1,
  name: 'Airbnb',
  url: 'https://www.airbnb.com/calendar/ical/1.ics',
  pulled: { ...NOTHING_LEFT, at, result: counts },
}

function open(props: Partial<Props> = {}) {
  const onSave = vi.fn<Props['onSave']>(() => Promise.resolve())
  const onDelete = vi.fn<Props['onDelete']>(() => Promise.resolve())
  render(
    <ChannelsCard
      channels={[airbnb]}
      reopened={null}
      onSave={onSave}
      onDelete={onDelete}
      {...props}
    />,
  )
  return { onSave, onDelete }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByRole('textbox', { name })

test('a channel requires an https address', async () => {
  const { onSave } = open({ channels: [] })

  await retype(field('Kanalın adı'), 'Vrbo')
  await userEvent.type(field('Takvim adresi (iCal)'), 'http://www.vrbo.com/1.ics')
  await press('Ekle')
  expect(onSave).not.toHaveBeenCalled()
  expect(screen.getByText('Takvimin adresi https:// ile başlar.')).toBeVisible()
  await retype(field('Takvim adresi (iCal)'), 'https://www.vrbo.com/1.ics')
  await userEvent.click(screen.getByRole('checkbox'))
  await press('Ekle')

  expect(onSave).toHaveBeenCalledExactlyOnceWith(null, {
    name: 'Vrbo',
    url: 'https://www.vrbo.com/1.ics',
    lastNight: true,
  })
  expect(field('Kanalın adı')).toHaveValue('')
})

test('warns of an address on an unknown site, and accepts it', async () => {
  const { onSave } = open({ channels: [] })
  await retype(field('Kanalın adı'), 'Ajans')
  await userEvent.type(field('Takvim adresi (iCal)'), 'https://agency.example/villa')
  expect(field('Takvim adresi (iCal)')).toHaveAccessibleDescription(/kendi adresi mi\?/)

  await press('Ekle')

  expect(onSave).toHaveBeenCalledOnce()
})

test('a calendar through another site belongs to the chosen channel, else to the one in its address', async () => {
  const { onSave } = open({ channels: [] })
  const from = screen.getByRole('combobox', { name: 'Nereden' })
  await retype(field('Kanalın adı'), 'Ajans')
  await userEvent.type(field('Takvim adresi (iCal)'), 'https://www.vrbo.com/1.ics')
  expect(from).toHaveDisplayValue('Adresinden: Vrbo')

  await userEvent.selectOptions(from, 'Airbnb')
  await press('Ekle')

  expect(onSave).toHaveBeenCalledExactlyOnceWith(null, {
    name: 'Ajans',
    url: 'https://www.vrbo.com/1.ics',
    source: 'airbnb',
  })
  expect(from).toHaveValue('')
})

test('a channel shows when it was read last and the result', () => {
  const failing = { ...counts, problem: 'notFound' as const }
  open({
    channels: [
      airbnb,
      {
        ...airbnb,
        id: 'b',
        name: 'B',
        pulled: { ...NOTHING_LEFT, at, result: failing },
      },
      { ...airbnb, id: 'c', name: 'C', pulled: null },
    ],
  })

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('1 Tem 2026 12:30: Yeni: 2 · Çakışıyor: 1 · Aynı: 3.'),
    expect.stringContaining('Bu adreste takvim yok (404)'),
    expect.stringContaining('Henüz okunmadı.'),
  ])
})

test('an edited channel fills the form, and its text is kept when the other owner saves first', async () => {
  open({ onSave: () => Promise.reject(new Failure('changed', '')) })
  await press('Düzenle')
  expect(field('Takvim adresi (iCal)')).toHaveValue(airbnb.url)

  await userEvent.type(field('Kanalın adı'), ' 2')
  await press('Güncelle')

  expect(await screen.findByRole('alert')).toHaveTextContent('Bu kayıt az önce değişti')
  expect(field('Kanalın adı')).toHaveValue('Airbnb 2')
})

test('a channel is deleted after a confirmation', async () => {
  const { onDelete } = open()

  await press('Sil')
  expect(onDelete).not.toHaveBeenCalled()
  await press('Evet, sil')

  expect(onDelete).toHaveBeenCalledExactlyOnceWith(airbnb)
})

test.each([
  'https://www.airbnb.com/calendar/ical/123.ics?s=abc',
  'https://www.airbnb.com.tr/calendar/ical/123.ics?t=abc&locale=tr',
  'https://ical.booking.com/v1/export?t=abc',
  'https://admin.booking.com/hotel/hoteladmin/ical.html?t=abc',
  'http://www.vrbo.com/icalendar/abc.ics',
  'webcal://calendar.google.com/calendar/ical/a%40b/private-1/basic.ics',
  'https://agency.example/export.php?format=ical',
  'https://agency.example/villa.ics',
  // No address yet.
  'https://www.airbnb.com',
  'https://www.airbnb.com/',
  'airbnb.com/rooms/123',
  '',
])('accepts "%s" as a calendar’s address', (address) => {
  expect(addressDoubt(address)).toBeNull()
})

test.each([
  ['https://www.airbnb.com/rooms/123', 'https://www.airbnb.com/calendar/ical/….ics'],
  ['https://www.airbnb.com/multicalendar/123', 'https://www.airbnb.com/calendar/ical/….ics'],
  ['https://www.booking.com/hotel/tr/defne.html', 'https://ical.booking.com/v1/export?t=…'],
  ['https://www.vrbo.com/1234567', 'https://www.vrbo.com/icalendar/….ics'],
  [
    'https://calendar.google.com/calendar/u/0/r',
    'https://calendar.google.com/calendar/ical/…/basic.ics',
  ],
])('recognizes "%s" as a web page, with the form of the calendar’s address', (address, example) => {
  expect(addressDoubt(address)).toEqual({ kind: 'page', example })
})
