// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Reservation, UnreadableRecord } from '#domain/reservation.ts'
import { unreadableRecord } from '#domain/testing.ts'
import { UnreadableRecords, OlderRecords, Overlaps } from './ProblemRecords.tsx'
import { readOlder } from '#domain/records.ts'
import { reservation } from '#features/office/testing.ts'

const records: UnreadableRecord[] = [
  {
    ...unreadableRecord('a'),
    wrong: ['girisTarihi', 'cikisTarihi'],
    stored: '{"girisTarihi":"31.02.2026"}',
  },
  {
    ...unreadableRecord('b'),
    problem: 'order',
    wrong: ['cikisTarihi'],
    stored: '{"girisTarihi":"05.07.2026"}',
  },
  { ...unreadableRecord('c'), problem: 'details', wrong: ['kapora'], stored: '"bozuk"' },
]

test('shows each record with the reason and its stored text', () => {
  render(<UnreadableRecords records={records} />)

  expect(screen.getByRole('heading', { name: 'Okunamayan kayıtlar (3)' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Tarihleri okunamıyor: Giriş, Çıkış.Giriş31.02.2026',
    'Çıkış, girişten sonra değil.Giriş05.07.2026',
    'Bilgileri eksik ya da bozuk: Kapora."bozuk"',
  ])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('passes the record to be deleted', async () => {
  const onDelete = vi.fn<(record: UnreadableRecord) => void>()
  render(<UnreadableRecords records={records} onDelete={onDelete} />)

  for (const button of screen.getAllByRole('button', { name: 'Kaydı sil' })) {
    await userEvent.click(button)
  }

  expect(onDelete.mock.calls.flat()).toEqual(records)
})

const can = reservation({
  id: 'can',
  musteriAdi: 'Can',
  checkIn: '13.07.2026',
  checkOut: '17.07.2026',
})

test('two stays with the same nights are shown with these, and either can be edited', async () => {
  const onEdit = vi.fn<(stay: Reservation) => void>()
  render(<Overlaps reservations={[reservation(), can]} onEdit={onEdit} />)

  expect(screen.getByRole('heading', { name: 'Aynı geceye düşen konaklamalar (1)' })).toBeVisible()
  expect(screen.getByText('İkisinde de: 13.07.2026 – 15.07.2026')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Düzenle: Can' }))
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(can)
})

function older(id: string, change: object) {
  const stored = { girisTarihi: '10.07.2026', cikisTarihi: '12.07.2026', musteriAdi: id, kapora: 1 }
  const read = readOlder({ ...stored, ...change })
  if (!read) throw new Error('This is no older record')
  return { id, ...read, musteriAdi: read.details.musteriAdi }
}

test('an older record that would change is shown before and after, and moved once the owner agrees', async () => {
  const onMove = vi.fn<(record: unknown) => void>()
  const record = older('Hülya', { kapora: '1.500' })
  render(<OlderRecords records={[record]} pending={false} onMove={onMove} onRepair={() => {}} />)

  expect(screen.getByText('Kapora: “1.500” yazılmış, ₺1.500 olacak')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Bu hâliyle taşı: Hülya' }))
  expect(onMove).toHaveBeenCalledExactlyOnceWith(record)
})

test('an older record that cannot be moved shows its errors, and can be repaired', async () => {
  const onRepair = vi.fn<(id: string) => void>()
  const record = older('x'.repeat(201), {})
  render(<OlderRecords records={[record]} pending={false} onMove={() => {}} onRepair={onRepair} />)

  expect(screen.getByText(/Taşınamıyor.*Müşteri/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /taşı/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Düzenle/ }))
  expect(onRepair).toHaveBeenCalledExactlyOnceWith(record.id)
})

test('nothing is shown where nothing is wrong', () => {
  const next = reservation({ id: 'n', checkIn: '15.07.2026', checkOut: '16.07.2026' })
  const none = { pending: false, onMove: () => {}, onRepair: () => {} }
  const { container } = render(
    <>
      <UnreadableRecords records={[]} />
      <Overlaps reservations={[reservation(), next]} onEdit={() => {}} />
      <OlderRecords records={[older('Ece', {})]} {...none} />
    </>,
  )

  expect(container).toBeEmptyDOMElement()
})
