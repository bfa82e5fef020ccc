// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import { IncomeBars } from './YearFigures.tsx'

afterEach(() => showLanguage('tr'))

const NOTHING = { nights: 0, occupancy: 0, income: 0 }
const YEAR = { nights: 60, occupancy: 0.16, income: 300_000 }

/** A year of empty months except those given by number. */
function open(filled: Record<number, typeof NOTHING>, year = YEAR) {
  const months = Array.from({ length: 12 }, (_, index) => filled[index + 1] ?? NOTHING)
  return render(<IncomeBars months={months} year={year} />)
}

const JULY = { nights: 20, occupancy: 0.65, income: 200_000 }
const AUGUST = { nights: 28, occupancy: 0.9, income: 100_000 }

test('the chart has a summary sentence and a legend of its colours', () => {
  open({ 7: JULY, 8: AUGUST })

  expect(screen.getByRole('figure')).toHaveTextContent(
    'En çok gelir getiren ay Temmuz (₺200.000), en dolu ay Ağustos (doluluk %90). Yılın tamamı ₺300.000, doluluk %16.GelirDoluluk',
  )
})

test('a month without nights has no line', () => {
  const { container } = open({ 7: JULY, 8: AUGUST })

  expect(container.querySelectorAll('.fill-clay-500')).toHaveLength(2)
})

test('an empty year shows that it is empty', () => {
  open({}, NOTHING)

  expect(screen.getByText('Bu yıl için henüz gece ve gelir yok.')).toBeVisible()
  expect(screen.queryByRole('figure')).toBeNull()
})
