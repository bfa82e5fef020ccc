// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addDays, dayIn } from '#domain/date.ts'
import { UNIT } from '#domain/field/amount.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { pass, stubDatabase, unstubDatabase } from '#guests/booking/testingDatabase.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { textsIn } from '#i18n/index.ts'
import { Prices } from './Prices.tsx'

const today = dayIn('Europe/Istanbul', Date.now())
const { id, ...present } = season(today, addDays(today, 60), 9120 * UNIT)

afterEach(unstubDatabase)

test.each([
  [2, 'included', true],
  [2, 'door', true],
  [0, 'included', false],
] as const)(
  'the table mentions a tax of %i %% and how it is paid: %s',
  async (percent, taxPaid, isShown) => {
    const agreed = terms({ taxPercent: percent, taxPaid })
    stubDatabase({ prices: { seasons: { [id]: present }, terms: agreed } })
    render(<Prices />)
    await pass(0)

    expect(screen.getByRole('table')).toHaveTextContent(formatMoney(9120 * UNIT, 'tr'))
    const words = textsIn('tr')(`info.prices.tax.${taxPaid}`, { percent })
    expect(screen.queryAllByText(words)).toHaveLength(isShown ? 1 : 0)
  },
)
