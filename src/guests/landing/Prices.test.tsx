// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { season, terms } from '#domain/prices/testing.ts'
import { showLanguage, textsIn } from '#i18n/index.ts'
import { PriceTable } from './Prices.tsx'

const SUMMER = season('2027-06-01', '2027-09-30', 9120, 5)

beforeAll(async () => {
  await showLanguage('en')
})

afterAll(() => showLanguage('tr'))

test('mentions that the tax is included, unless there is none', () => {
  const { rerender } = render(<PriceTable seasons={[SUMMER]} terms={terms({})} />)
  expect(screen.getByText(textsIn('en')('info.prices.tax', { percent: 2 }))).toBeVisible()

  rerender(<PriceTable seasons={[SUMMER]} terms={terms({ taxPercent: 0 })} />)
  expect(
    screen.queryByText(textsIn('en')('info.prices.tax', { percent: 0 })),
  ).not.toBeInTheDocument()
})
