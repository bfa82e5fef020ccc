// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { Information } from './Information.tsx'

afterEach(() => {
  document.body.replaceChildren()
  return showLanguage('tr')
})

/** Shows the section as it is prerendered, without reading from the database. */
function open() {
  document.body.innerHTML = renderToString(<Information />)
}

/** The parent of a heading. */
function partUnder(heading: string) {
  const { parentElement } = screen.getByRole('heading', { name: heading })
  if (!parentElement) throw new Error(`“${heading}” has no parent`)
  return parentElement
}

describe('in Turkish', () => {
  test('lists nine amenities, each with an icon, and the pool’s dimensions', () => {
    open()

    expect(document.querySelector('section')?.id).toBe('bilgi')
    const amenities = within(partUnder('Evde ve bahçede')).getAllByRole('listitem')
    expect(amenities).toHaveLength(9)
    for (const amenity of amenities) expect(amenity.querySelector('svg, img')).not.toBeNull()
    const pool = partUnder('Kuş bakışı havuz').parentElement
    const figures = [...(pool?.querySelectorAll('dl > div') ?? [])]
    expect(figures.map(({ children }) => [...children].map((each) => each.textContent))).toEqual([
      ['boyu ve eni', '8×4 m'],
      ['derinlik', '1,55 m'],
      ['ayrı çocuk havuzu', '1'],
      ['şezlong', '4'],
    ])
  })

  test('has a positive first note, and marks the others as warnings', () => {
    open()

    const notes = within(partUnder('Ev kuralları')).getAllByRole('listitem')
    expect(
      notes.map((note) => (note.querySelector('.lucide-circle-alert') ? 'warning' : 'check')),
    ).toEqual(['check', 'warning', 'warning', 'warning', 'warning'])
    for (const words of [/En çok 6 misafir/, /Temizlik ücreti/, /Evcil hayvan/, /sigara/])
      expect(notes.some(({ textContent }) => words.test(textContent))).toBe(true)
  })
})

test.each<[Language, string[]]>([
  ['tr', ['Ebeveyn odası', 'Çocuk odası', 'Salon', 'Nane yeşili mutfak']],
  ['en', ['The parents’ bedroom', 'The children’s room', 'A kitchen in mint green']],
])('shows the rooms, with every figure filled in (%s)', async (language, headings) => {
  await showLanguage(language)

  open()

  for (const name of headings) expect(screen.getByRole('heading', { name })).toBeInTheDocument()
  expect(document.body.textContent).not.toContain('{{')
})
