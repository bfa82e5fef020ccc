// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { needTexts, showLanguage } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { Sums } from './Sums.tsx'

beforeAll(() => needTexts('guestPage'))

test.each([
  ['tr', 'Kalanı geldiğiniz gün, kapıda ödersiniz.'],
  ['en', 'You pay the balance at the door, on the day you arrive.'],
] as const)(
  'a guest with a partial payment reads when and how to pay the rest (%s)',
  async (language, line) => {
    await showLanguage(language)

    const part = { paid: 10_200, cancelled: false, arrived: false }
    const sums = ({ paid, ...rest }: typeof part) => (
      <Sums sums={{ total: 34_000, paid }} {...rest} />
    )
    const { rerender } = render(sums(part))
    expect(screen.getByText(line)).toBeVisible()

    for (const other of [
      { paid: 0 },
      { paid: 34_000 },
      { paid: 35_000 },
      { cancelled: true },
      { arrived: true },
    ]) {
      rerender(sums({ ...part, ...other }))
      expect(screen.queryByText(line)).toBeNull()
    }
    await showLanguage(DEFAULT_LANGUAGE)
  },
)
