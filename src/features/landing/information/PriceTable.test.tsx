// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { season, terms } from '#domain/prices/testing.ts'
import { loadTexts, showLanguage, showOwnWords } from '#i18n/index.ts'
import { NO_OWN_WORDS } from '#i18n/ownWords.ts'
import { ownWordsOf } from '#i18n/readOwnWords.ts'
import { PriceTable } from './PriceTable.tsx'

const SUMMER = season('2027-06-01', '2027-09-30', 9120, 5)

beforeAll(async () => {
  await loadTexts('landing')
  await showLanguage('en')
})

afterAll(() => showLanguage('tr'))

test('a price has its value in other currencies, the date of the rates, and that tax is included', async () => {
  const site = { poundRate: 57.25, euroRate: 48, ratesDay: '2026-11-20' }
  await showOwnWords(ownWordsOf({ site }))
  render(<PriceTable seasons={[SUMMER]} terms={terms({})} />)

  expect(screen.getByRole('cell', { name: /9,120/ })).toHaveTextContent('₺9,120≈ £159 / €190')
  expect(
    screen.getByText(
      '≈ is a guide only (£1 = ₺57.25, €1 = ₺48 on 20 Nov 2026); you pay in Turkish lira.',
    ),
  ).toBeVisible()
  expect(screen.getByText('Accommodation tax (2%) is included.')).toBeVisible()
})

test('without a rate and a tax they are not mentioned', async () => {
  await showOwnWords(NO_OWN_WORDS)
  render(<PriceTable seasons={[SUMMER]} terms={terms({ taxPercent: 0 })} />)

  expect(screen.queryByText(/≈/)).not.toBeInTheDocument()
  expect(screen.queryByText(/tax/)).not.toBeInTheDocument()
})
