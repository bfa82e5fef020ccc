// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StoredText } from './StoredText.tsx'

const LABELS = { musteriAdi: 'Müşteri', girisTarihi: 'Giriş', kapora: 'Kapora' }

/** The shown fields of a stored text, with their names. */
function shown(stored: string, wrong: string[] = []) {
  render(
    <StoredText labels={LABELS} wrong={wrong}>
      {stored}
    </StoredText>,
  )
  const texts = (role: string) => screen.queryAllByRole(role).map((each) => each.textContent)
  return texts('term').map((name, place) => [name, texts('definition')[place]])
}

test('shows both halves of a record field by field, in the order and with the labels of the form', () => {
  const dates = { girisTarihi: '31.02.2026' }
  const details = { checkIn: { yil: 2026 }, kapora: 8500, musteriAdi: 'Kemal Usta', notlar: '' }

  expect(shown(JSON.stringify([dates, details]), ['girisTarihi'])).toEqual([
    ['Müşteri', 'Kemal Usta'],
    ['Giriş', '31.02.2026'],
    ['Kapora', '8500'],
    ['checkIn', '{"yil":2026}'],
  ])
  expect(screen.getByText('31.02.2026')).toHaveClass('text-alert-700')
  expect(screen.getByText('Kemal Usta')).not.toHaveClass('text-alert-700')
})

test.each(['"bozuk"', '17', 'bozuk', '[]', ''])(
  'shows text that is no record unchanged: %s',
  (stored) => {
    expect(shown(stored)).toEqual([])
    expect(screen.getByRole('code')).toHaveTextContent(stored)
  },
)
