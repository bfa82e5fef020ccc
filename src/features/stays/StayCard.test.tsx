// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { valueOf } from '#domain/record.ts'
import { readStayLog } from '#domain/office/stayLog.ts'
import { showLanguage } from '#i18n/index.ts'
import { StayHistory } from './StayCard.tsx'

afterEach(() => act(() => showLanguage('tr')))

/** The lines of a history with one change from `before` to `after`. */
async function linesOf(before: object, after: object) {
  const names = [...Object.keys(before), ...Object.keys(after)]
  const changes = Object.fromEntries(
    names.map((name) => [name, { before: valueOf(before, name), after: valueOf(after, name) }]),
  )
  const stored = { at: 1, by: 'owner@example.com', verb: 'edit', version: 2, changes }
  render(<StayHistory entries={readStayLog([['a', stored]])} />)
  await userEvent.click(screen.getByText(/geçmişi|history/i))
  return screen.getAllByRole('listitem').slice(1)
}

test.each([
  [{ guests: 4 }, { guests: 5 }, 'Kişi sayısı: 4 → 5'],
  [{ kapora: 4000 }, { kapora: 4000.5 }, 'Kapora: ₺4.000 → ₺4.000,50'],
  [{ girisTarihi: '01.07.2026' }, { girisTarihi: '02.07.2026' }, 'Giriş: 01.07.2026 → 02.07.2026'],
  [{}, { collectedOn: '2026-07-10' }, 'Kalanın tahsil edildiği gün: — → 10.07.2026'],
  [{}, { blocked: true }, 'Kapalı: — → evet'],
  [{ blocked: true }, {}, 'Kapalı: evet → —'],
  [{}, { notlar: true }, 'Notlar: değişti'],
  // A note in the form of a date was once logged word for word.
  [{ notlar: '01.07.2026' }, { notlar: true }, 'Notlar: değişti'],
])('%j changed to %j reads "%s"', async (before, after, line) => {
  const [said] = await linesOf(before, after)

  expect(said).toHaveTextContent(line)
})

test('shows the date and amount of payments and of undone payments', () => {
  const said = { by: 'owner@example.com', version: 2 }
  const sum = (side: string) => ({ date: { [side]: '2026-07-10' }, amount: { [side]: 7000 } })
  const entries = readStayLog([
    ['a', { ...said, at: 1, verb: 'pay', changes: { ...sum('after'), opening: { after: 3000 } } }],
    [
      'b',
      { ...said, at: 2, verb: 'unpay', changes: { ...sum('before'), payment: { before: 'a' } } },
    ],
  ])
  render(<StayHistory entries={entries} />)

  const lines = screen.getAllByRole('listitem', { hidden: true })

  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/ödeme geri alındı₺7\.000 · 10\.07\.2026$/),
    expect.stringMatching(/ödeme kaydedildi₺7\.000 · 10\.07\.2026$/),
  ])
})
