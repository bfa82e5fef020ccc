// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reservation } from '#office/shared/testing.ts'
import { YearFigures } from './YearFigures.tsx'

const JULY = { id: 'july', checkIn: '01.07.2026', checkOut: '21.07.2026', toplamUcret: 200_000 }
const AUGUST = { id: 'august', checkIn: '01.08.2026', checkOut: '29.08.2026', toplamUcret: 100_000 }

const open = (stays: readonly object[]) =>
  render(
    <YearFigures
      year={2026}
      stays={stays.map((stay) => reservation(stay))}
      payments={new Map()}
      taxPercent={2}
      onYear={() => {}}
    />,
  )

test('the chart has a summary sentence, a legend of its colours, and a line for each month with nights', () => {
  const { container } = open([JULY, AUGUST])

  expect(screen.getByRole('figure')).toHaveTextContent(
    'En çok gelir getiren ay Temmuz (₺200.000), en dolu ay Ağustos (doluluk %90). Yılın tamamı ₺300.000, doluluk %13.GelirDoluluk',
  )
  expect(container.querySelectorAll('rect.fill-clay-500')).toHaveLength(2)
})

test('an empty year shows that it is empty', () => {
  open([])

  expect(screen.getByText('Bu yıl için henüz gece ve gelir yok.')).toBeVisible()
  expect(screen.queryByRole('figure')).toBeNull()
})
