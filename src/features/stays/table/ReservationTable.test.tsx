// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import type { Reservation } from '#domain/reservation.ts'
import { ReservationTable } from './ReservationTable.tsx'
import { reservation } from '#features/office/testing.ts'

type Props = ComponentProps<typeof ReservationTable>

const today = day('2026-07-10')
const stayOf = (id: string, musteriAdi: string, checkIn: string, checkOut: string) =>
  reservation({ id, musteriAdi, checkIn: `${checkIn}.2026`, checkOut: `${checkOut}.2026` })
const past = stayOf('past', 'Işık Karagöz', '01.07', '09.07')
const leaving = stayOf('leaving', 'Gül Aydın', '09.07', '10.07')
const here = stayOf('here', 'Ayşe Yılmaz', '10.07', '15.07')
const notes = { notlar: 'İki bebek yatağı' }
const coming = { ...stayOf('coming', 'Tom Pemberton', '20.07', '22.07'), ...notes }

const ALL = [past, leaving, here, coming]

type Change = Partial<Props> & { reservations?: readonly Reservation[] }

function open({ reservations = ALL, ...props }: Change = {}) {
  const onAct = vi.fn<Props['actions']['onAct']>()
  const all: Props = {
    stays: { reservations, cancelled: [], deleted: [] },
    today,
    editingId: null,
    pending: false,
    actions: { onAct, onWrite: () => {}, onCard: () => {}, onPage: () => {} },
    ...props,
  }
  const { rerender, unmount } = render(<ReservationTable {...all} />)
  return {
    ...all,
    onAct,
    unmount,
    change: (changed: Props) => rerender(<ReservationTable {...changed} />),
  }
}

function row(guest: string) {
  return screen.getByRole('row', { name: new RegExp(`^${guest}`) })
}

/** The guests of the rows without the totals. */
const guests = () =>
  screen
    .getAllByRole('rowheader')
    .filter((header) => !header.closest('tfoot'))
    .map((header) => header.textContent)

function search(value: string) {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Ara' }), { target: { value } })
}

async function showPast(name = '2026 (1)') {
  await userEvent.click(screen.getByRole('button', { name }))
}

beforeEach(() => sessionStorage.clear())
afterEach(() => showLanguage('tr'))

/** The texts of a guest's row by column. */
function saysOf(guest: string) {
  const cells = within(row(guest)).getAllByRole('cell')
  const [, ...headers] = screen.getAllByRole('columnheader')
  return Object.fromEntries(
    headers.map((header, index) => [header.textContent, cells[index]?.textContent]),
  )
}

test('a row shows dates, lira without decimals, and notes in their columns', () => {
  open({ reservations: [{ ...here, collectedOn: today }, coming] })

  expect(within(row('Ayşe Yılmaz')).getByText('ödendi')).toBeVisible()
  expect(saysOf('Tom Pemberton')).toEqual({
    Giriş: '20.07.2026',
    Çıkış: '22.07.2026',
    Kapora: '₺10.000',
    Kalan: '₺20.000',
    Toplam: '₺30.000',
    Notlar: 'İki bebek yatağı',
    İşlemler: 'Düzenleİptal etÖdemelerSil',
  })
})

test('no other stay can be opened while a save is pending, so that the form keeps it', async () => {
  const { change, ...props } = open({ pending: true })
  const edit = within(row('Tom Pemberton')).getByRole('button', { name: 'Düzenle' })

  expect(edit).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(edit)
  expect(props.onAct).not.toHaveBeenCalled()

  change({ ...props, pending: false })
  await userEvent.click(edit)
  expect(props.onAct).toHaveBeenCalledExactlyOnceWith(coming, { verb: 'edit', intended: null })
})

test('only stays that ended before today are struck through and announced as past', async () => {
  open()
  await showPast()

  expect(row('Işık Karagöz')).toHaveClass('line-through')
  expect(row('Işık Karagöz')).toHaveAccessibleName(/\(geçmiş\)/)
  for (const guest of ['Gül Aydın', 'Ayşe Yılmaz', 'Tom Pemberton']) {
    expect(row(guest)).not.toHaveClass('line-through')
  }
})

test('an empty table shows that it is empty', () => {
  open({ reservations: [] })

  expect(screen.getByRole('cell', { name: 'Kayıt bulunamadı.' })).toBeVisible()
})

test('each row has edit and delete buttons with the guest’s name', async () => {
  const { onAct } = open()
  const edit = within(row('Ayşe')).getByRole('button', { name: 'Düzenle' })
  const remove = within(row('Ayşe')).getByRole('button', { name: 'Sil' })
  expect(edit).toHaveAccessibleDescription('Ayşe Yılmaz')
  expect(remove).toHaveAccessibleDescription('Ayşe Yılmaz')

  await userEvent.click(edit)
  await userEvent.click(remove)

  expect(vi.mocked(onAct).mock.calls).toEqual([
    [here, { verb: 'edit', intended: null }],
    [here, { verb: 'delete', intended: null }],
  ])
})

test('the edited row is marked, and gets the focus back afterwards', () => {
  const { change, ...props } = open({ editingId: 'coming' })
  expect(row('Tom')).toHaveAttribute('aria-current', 'true')
  expect(row('Ayşe')).not.toHaveAttribute('aria-current')

  change({ ...props, editingId: null })

  expect(within(row('Tom')).getByRole('button', { name: 'Düzenle' })).toHaveFocus()
})

test.each([
  ['with stays', {}],
  ['without any', { reservations: [] }],
])('a table %s has a cell for each column in every row', (_, props) => {
  open(props)
  const columns = screen.getAllByRole('columnheader').length

  const rows = screen.getAllByRole('row')
  const widths = rows.map((row) =>
    [...row.querySelectorAll<HTMLTableCellElement>('th, td')].reduce(
      (width, { colSpan }) => width + colSpan,
      0,
    ),
  )
  expect(rows.length).toBeGreaterThan(1)
  expect(new Set(widths)).toEqual(new Set([columns]))
})

describe('filtering', () => {
  const choose = (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Göster' }), name)
  const totals = () => screen.getAllByRole('row').at(-1)?.textContent

  test('a channel’s stays have its name, and can be filtered', async () => {
    open({ reservations: [past, { ...here, source: 'booking' }, coming] })
    expect(row('Ayşe Yılmaz')).toHaveTextContent('Ayşe Yılmazşu anda buradaBooking.com')

    await choose('Booking.com')

    expect(guests()).toEqual(['Ayşe Yılmazşu anda buradaBooking.com'])
    expect(screen.queryByRole('option', { name: 'Airbnb' })).not.toBeInTheDocument()
  })

  test('combines with searching, and the totals are of the shown rows', async () => {
    open({ reservations: [past, leaving, { ...here, collectedOn: today }, coming] })
    expect(totals()).toMatch(/4 konaklama.*16 gece.*₺40.000.*₺60.000.*₺120.000/)

    await choose('Alınacak')
    search('temmuz 2026')
    expect(totals()).toMatch(/3 konaklama.*11 gece.*₺30.000.*₺60.000.*₺90.000/)
    search('temmuz 2026 bebek')

    expect(guests()).toEqual(['Tom Pemberton'])
    expect(totals()).toMatch(/1 konaklama.*2 gece.*₺10.000.*₺20.000.*₺30.000/)
  })

  test('is kept, like the search, while its owner visits another page', async () => {
    const { unmount } = open()
    await choose('Geçmiş')
    search('kara')

    unmount()
    open()

    expect(screen.getByRole('combobox', { name: 'Göster' })).toHaveDisplayValue('Geçmiş')
    expect(screen.getByRole('searchbox')).toHaveValue('kara')
    expect(guests()).toEqual(['Işık Karagöz (geçmiş)'])
  })
})

describe('a list of many years', () => {
  const many = Array.from({ length: 110 }, (_, index) => {
    const checkIn = addDays(today, (index - 100) * 10)
    const stay = { checkIn, checkOut: addDays(checkIn, 1) }
    return {
      ...here,
      id: `r${index}`,
      stay,
      musteriAdi: `Misafir ${index % 20 ? '' : 'Gül '}${index}`,
    }
  })

  test('shows the coming stays, a year’s past ones on demand, and all matches of a search', async () => {
    open({ reservations: many })
    expect(guests()).toHaveLength(10)
    expect(screen.getByRole('status')).toHaveTextContent('110 kayıt')

    await showPast('2023 (8)')

    expect(guests()).toHaveLength(18)
    expect(guests()[0]).toBe('Misafir Gül 0 (geçmiş)')

    await showPast('2023 (8)')

    expect(guests()).toHaveLength(10)

    search('misafir gül')

    await waitFor(() => expect(guests()).toHaveLength(6))
    expect(guests()[0]).toBe('Misafir Gül 100şu anda burada')
    expect(guests().at(-1)).toBe('Misafir Gül 0 (geçmiş)')

    search('misafir')

    await waitFor(() => expect(guests()).toHaveLength(10))
  })
})
