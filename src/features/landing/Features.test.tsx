// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { Features } from '#features/landing/Information.tsx'

afterEach(() => showLanguage('tr'))

test.each<[Language, RegExp]>([
  ['tr', /Sabahın ilk kulacı/],
  ['en', /The first swim/],
])('shows six features, each with a title, a text and a drawing (%s)', async (language, text) => {
  await showLanguage(language)

  const { container } = render(<Features />)

  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(6)
  expect(container.querySelectorAll('li svg')).toHaveLength(6)
  expect(container).toHaveTextContent(text)
  expect(container.textContent).not.toContain('{{')
})
