// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { Information } from './Information.tsx'

afterEach(() => showLanguage('tr'))

/** The part of the section under a heading. */
function part(heading: string | RegExp) {
  const title = screen.getByRole('heading', { name: heading })
  const area = title.parentElement?.parentElement
  return within(area ?? title)
}

function rows(area: ReturnType<typeof part>) {
  return area
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
}

describe('in Turkish', () => {
  test('lists nine amenities, each with an icon, and the pool’s dimensions', () => {
    const { container } = render(<Information />)

    expect(container.querySelector('section')?.id).toBe('bilgi')
    const title = screen.getByRole('heading', { name: 'Evde ve bahçede' })
    const amenities = within(title.parentElement ?? title).getAllByRole('listitem')

    expect(amenities).toHaveLength(9)
    for (const amenity of amenities) expect(amenity.querySelector('svg, img')).not.toBeNull()
    expect(rows(part('Kuş bakışı havuz')).map((row) => row.reverse().join(' '))).toEqual([
      '8×4 m boyu ve eni',
      '1,55 m derinlik',
      '1 ayrı çocuk havuzu',
      '4 şezlong',
    ])
  })

  test('has a positive first note, and marks the others as warnings', () => {
    render(<Information />)

    const notes = part('Ev kuralları')
    const card = within(
      screen.getByRole('heading', { name: 'Ev kuralları' }).parentElement ?? document.body,
    )
    const signs = card
      .getAllByRole('listitem')
      .map((note) => (note.querySelector('.lucide-circle-alert') ? 'warning' : 'check'))

    expect(signs).toEqual(['check', 'warning', 'warning', 'warning', 'warning'])
    for (const words of [/En çok 6 misafir/, /Temizlik ücreti/, /Evcil hayvan/, /sigara/]) {
      expect(notes.getByText(words)).toBeInTheDocument()
    }
  })
})

test.each<[Language, string[]]>([
  ['tr', ['Ebeveyn odası', 'Çocuk odası', 'Salon', 'Nane yeşili mutfak', 'Kuş bakışı havuz']],
  [
    'en',
    [
      'The parents’ bedroom',
      'The children’s room',
      'A kitchen in mint green',
      'The pool, to scale',
    ],
  ],
])('shows every part, with every figure filled in (%s)', async (language, headings) => {
  await showLanguage(language)

  const { container } = render(<Information />)

  for (const name of headings) expect(screen.getByRole('heading', { name })).toBeInTheDocument()
  expect(container.textContent).not.toContain('{{')
})
