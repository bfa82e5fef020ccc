// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { emptyTexts } from '#domain/record.ts'
import { reservationFields, type UnreadableRecord } from '#domain/reservation.ts'
import { UnreadableRecords } from './ProblemRecords.tsx'

const texts = emptyTexts(reservationFields)
const records = [
  {
    id: 'a',
    version: 0,
    problem: 'dates',
    wrong: ['girisTarihi', 'cikisTarihi'],
    stored: '{"girisTarihi":"31.02.2026"}',
    texts,
  },
  {
    id: 'b',
    version: 0,
    problem: 'order',
    wrong: ['cikisTarihi'],
    stored: '{"girisTarihi":"05.07.2026"}',
    texts,
  },
  { id: 'c', version: 0, problem: 'details', wrong: ['kapora'], stored: '"bozuk"', texts },
] as const

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

test('renders nothing when every record is readable', () => {
  const { container } = render(<UnreadableRecords records={[]} />)

  expect(container).toBeEmptyDOMElement()
})
