// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { NightTaken } from '#domain/failure.ts'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import type { Channel } from '#domain/channels/channel.ts'
import { NO_COUNTS, NOTHING_LEFT, seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { type Import, ImportCard } from './ImportCard.tsx'

type Props = ComponentProps<typeof ImportCard>

const airbnb = (uid: string) => ({ source: 'airbnb', sourceUid: uid }) as const
const season = [
  seasonStay('moves', '2026-07-10', '2026-07-12', airbnb('moves@airbnb.com')),
  seasonStay('goes', '2026-07-14', '2026-07-16', airbnb('goes@airbnb.com')),
  seasonStay('stays', '2026-07-18', '2026-07-20', airbnb('stays@airbnb.com')),
  { ...seasonStay('own', '2026-08-01', '2026-08-08'), musteriAdi: 'Ayşe Yılmaz' },
]
const text = calendarOf(
  eventOf('moves@airbnb.com', '20260710', '20260713'),
  eventOf('stays@airbnb.com', '20260718', '20260720'),
  eventOf('new@airbnb.com', '20260722', '20260725', 'Reserved - Jane Doe'),
  eventOf('clash@airbnb.com', '20260807', '20260810', 'Reserved - Kim Lee'),
  eventOf('window@airbnb.com', '20260901', '20260903', 'Airbnb (Not available)'),
)

const presentOf = (stays: typeof season, channels = new Set<string>()) => {
  return { season: stays, cancelled: [], channels, site: 'here', today: day('2026-07-01') }
}

function open(props: Partial<Props> = {}) {
  const onImport = vi.fn<Import>((rows, _leaves, onNews) => {
    for (const row of rows) onNews({ ...row, state: 'written', merged: false })
    return Promise.resolve()
  })
  const all: Props = {
    present: presentOf(season),
    channels: [],
    connected: true,
    onReadHeld: () => Promise.resolve([]),
    onImport,
    ...props,
  }
  render(<ImportCard {...all} />)
  return { onImport }
}

const paste = (calendar: string) => {
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'iCal metni' })
  area.value = calendar
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const preview = (calendar: string) => {
  paste(calendar)
  return press('Önizle')
}
const rows = async () => (await screen.findAllByRole('row')).slice(1)
const box = (guest: string) => screen.getByRole('checkbox', { name: guest })

test('shows a pasted calendar event by event, and writes only the selected ones', async () => {
  const { onImport } = open()

  await preview(text)

  const said = (await rows()).map((row) => row.textContent)
  expect(said).toEqual([
    expect.stringMatching(/^DeğiştiGuest of moves 10.07.2026 – 13.07.2026Burada 10.07.2026 – 12/),
    expect.stringMatching(/^YeniJane Doe 22.07.2026 – 25.07.2026$/),
    expect.stringMatching(/^Takvimde yokGuest of goes 14.07.2026 – 16.07.2026/),
    expect.stringMatching(
      /^ÇakışıyorKim Lee 07.08.2026 – 10.08.2026Bu geceler burada dolu: Ayşe Yılmaz, 01.08.2026 – 08/,
    ),
    expect.stringMatching(/^AynıGuest of stays/),
    expect.stringMatching(/^AtlandıAirbnb \(Not available\)/),
  ])
  expect(screen.getByText('2 kayıt yazılacak.')).toBeVisible()
  await press('İçe aktar')

  expect(onImport.mock.calls[0]?.[0]).toMatchObject([
    { guest: 'Guest of moves', intended: { verb: 'edit', base: season[0] } },
    {
      guest: 'Jane Doe',
      intended: { verb: 'add', wanted: { source: 'airbnb', usesPayments: true } },
    },
  ])
  expect(screen.getByRole('status')).toHaveTextContent('İçe aktarma bitti: 2 kayıt yazıldı.')
})

test('a conflict cannot be selected, and days that the channel blocks itself are written on demand', async () => {
  const { onImport } = open()
  await preview(text)
  const [, , , conflict] = await rows()
  expect(within(conflict ?? document.body).queryByRole('checkbox')).not.toBeInTheDocument()

  await userEvent.click(box('Airbnb (Not available)'))
  await press('İçe aktar')

  expect(onImport.mock.calls[0]?.[0].map(({ guest }) => guest)).toContain('Airbnb (Not available)')
})

test('an event on days held for a request is marked, whatever its action', async () => {
  const held = [
    ['2026-07-24', '2026-07-26'],
    ['2026-07-12', '2026-07-13'],
    ['2026-08-09', '2026-08-11'],
  ].map(([from = '', to = '']) => ({ stay: { checkIn: day(from), checkOut: day(to) } }))
  open({ onReadHeld: () => Promise.resolve(held) })
  await preview(text)

  const marked = (await rows())
    .map((row) => row.textContent)
    .filter((words) => words.includes('bekletilen bir talep'))
  expect(marked).toEqual([
    expect.stringMatching(/^DeğiştiGuest of moves/),
    expect.stringMatching(/^YeniJane Doe/),
    expect.stringMatching(/^ÇakışıyorKim Lee/),
  ])
})

test('a row that could not be written names the stay with its nights', async () => {
  open({
    onImport: (wanted, _leaves, onNews) => {
      const failure = new NightTaken(day('2026-07-22'), 'Can Öztürk', 'x')
      for (const row of wanted.slice(-1)) onNews({ ...row, state: 'refused', failure })
      return Promise.resolve()
    },
  })
  await preview(text)
  await rows()

  await press('İçe aktar')

  expect(screen.getByRole('status')).toHaveTextContent(/1 kayıt yazılamadı:Jane Doe: .*Can Öztürk/)
})

test('reads a file instead of the text, and deletes nothing unasked when most stays are missing', async () => {
  const many = Array.from({ length: 4 }, (_, at) =>
    seasonStay(
      `s${at}`,
      `2026-09-0${2 * at + 1}`,
      `2026-09-0${2 * at + 2}`,
      airbnb(`s${at}@airbnb.com`),
    ),
  )
  open({ present: presentOf(many) })
  paste('no calendar')
  const last = calendarOf(eventOf('far@airbnb.com', '20270501', '20270503'))
  const file = new File([last], 'listing.ics', { type: 'text/calendar' })

  await userEvent.upload(screen.getByLabelText('iCal dosyası'), file)
  await press('Önizle')

  expect(await screen.findByText(/Yarım bir takvim olabilir/)).toBeVisible()
  expect(box('Guest of s0')).not.toBeChecked()
  expect(screen.getByText('1 kayıt yazılacak.')).toBeVisible()
})

test('shows what is wrong with an unreadable calendar', async () => {
  open()
  await preview('BEGIN:VCALENDAR\nBEGIN:VEVENT')

  expect(await screen.findByRole('alert')).toHaveTextContent('Takvim yarım kalmış')
})

test('a channel’s own calendar may delete what a pull asked about, and its echoes are recognized', async () => {
  const ofChannel = { ...airbnb(''), channel: 'c' }
  const sold = ['10', '12', '14', '16'].map((from) => {
    const until = String(Number(from) + 2)
    const uid = `${from}@airbnb.com`
    return seasonStay(from, `2026-07-${from}`, `2026-07-${until}`, { ...ofChannel, sourceUid: uid })
  })
  const channel: Channel = {
    id: 'c',
    version: 1,
    name: 'Bizim Airbnb',
    url: 'https://www.vrbo.com/a.ics',
    pulled: {
      ...NOTHING_LEFT,
      at: 1,
      result: { ...NO_COUNTS, same: 1, shrunken: true },
      echoes: ['2026-08-01/2026-08-03 shut'],
    },
  }
  const vrbo = sold.map((stay) => ({ ...stay, source: 'vrbo' as const }))
  const { onImport } = open({ present: presentOf(vrbo, new Set(['c'])), channels: [channel] })

  await userEvent.selectOptions(screen.getByRole('combobox'), 'Bizim Airbnb (kayıtlı kanal)')
  await preview(
    calendarOf(
      eventOf('16@airbnb.com', '20260716', '20260718'),
      eventOf('shut', '20260801', '20260803', 'Blocked'),
    ),
  )

  const starts = (await rows()).map((row) => row.textContent.slice(0, 5))
  expect(starts).toEqual(['Takvi', 'Takvi', 'Takvi', 'AynıG', 'Atlan'])
  expect(screen.getByText('Seçili bir şey yok.')).toBeVisible()
  await userEvent.click(box('Guest of 10'))
  await press('İçe aktar')
  expect(onImport.mock.calls[0]?.[0]).toMatchObject([{ guest: 'Guest of 10' }])
})

test('the rest of a calendar is kept until it is settled, even when nothing is written', async () => {
  const { onImport } = open()
  await preview(
    calendarOf(
      eventOf('stays@airbnb.com', '20260718', '20260720'),
      eventOf('moves@airbnb.com', '20260710', '20260712'),
      eventOf('goes@airbnb.com', '20260714', '20260716'),
      eventOf('clash@airbnb.com', '20260807', '20260810', 'Reserved - Kim Lee'),
      eventOf('months@airbnb.com', '20261001', '20270101', 'Reserved'),
      ['UID:x', 'DTSTART:soon', 'SUMMARY:Ada'],
    ),
  )
  expect(await screen.findByText('Seçili bir şey yok.')).toBeVisible()
  expect(screen.getByText('3 kayıt hallolana kadar Bugün sayfasında durur.')).toBeVisible()

  await press('İçe aktar')

  const [wanted, leaves] = onImport.mock.calls[0] ?? []
  expect(wanted).toEqual([])
  expect(leaves?.feed).toBe('airbnb')
  const clash = { uid: 'clash@airbnb.com', title: 'Reserved - Kim Lee' }
  const months = { uid: 'months@airbnb.com', from: '2026-10-01', to: '2027-01-01', asked: true }
  expect(leaves?.left(new Set())).toMatchObject({
    sold: [months, { ...clash, from: '2026-08-07', to: '2026-08-10' }],
    unreadable: [{ title: 'Ada' }],
  })
})

test('the rest includes what could not be written, but not the selected rows', async () => {
  const { onImport } = open()
  await preview(text)
  await rows()
  await press('İçe aktar')

  const [wanted = [], leaves] = onImport.mock.calls[0] ?? []
  const refused = new Set(wanted.slice(-1).map(({ key }) => key))
  const uids = (from: ReadonlySet<string>) => leaves?.left(from).sold.map(({ uid }) => uid)
  expect(uids(new Set())).toEqual(['clash@airbnb.com'])
  expect(uids(refused)).toEqual(['new@airbnb.com', 'clash@airbnb.com'])
})
