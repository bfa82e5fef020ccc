// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { Features } from '#features/landing/Information.tsx'

afterEach(() => showLanguage('tr'))

test.each<[Language, RegExp]>([
  ['tr', /8×4 metre, derinliği 1,55/],
  ['en', /1\.55 deep/],
])('shows six features, each with a title, a text and a drawing (%s)', async (language, depth) => {
  await showLanguage(language)

  const { container } = render(<Features />)

  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  expect(container.querySelectorAll('li svg')).toHaveLength(6)
  expect(container).toHaveTextContent(depth)
  expect(container.textContent).not.toContain('{{')
})
