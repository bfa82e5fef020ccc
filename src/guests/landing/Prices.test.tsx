// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addDays, dayIn } from '#domain/date.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { pass, stubDatabase, unstubDatabase } from '#guests/booking/testingDatabase.ts'
import { textsIn } from '#i18n/index.ts'
import { Prices } from './Prices.tsx'

const today = dayIn('Europe/Istanbul', Date.now())
const { id, ...present } = season(today, addDays(today, 60), 9120)

afterEach(unstubDatabase)

test.each([
  [2, true],
  [0, false],
])('of a tax of %i %% the table mentions that it is included: %s', async (percent, isShown) => {
  stubDatabase({ prices: { seasons: { [id]: present }, terms: terms({ taxPercent: percent }) } })
  render(<Prices />)
  await pass(0)

  expect(screen.getByRole('table')).toHaveTextContent('₺9.120')
  const words = textsIn('tr')('info.prices.tax', { percent })
  expect(screen.queryAllByText(words)).toHaveLength(isShown ? 1 : 0)
})
