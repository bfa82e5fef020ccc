// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { showLanguage, textsIn } from '#i18n/index.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { Information } from './Information.tsx'

const t = textsIn('tr')

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

test('lists the amenities, each with an icon', () => {
  open()

  expect(document.querySelector('section')?.id).toBe('bilgi')
  const amenities = within(partUnder(t('info.amenities.title'))).getAllByRole('listitem')
  expect(amenities).toHaveLength(villa.amenities.length)
  for (const amenity of amenities) expect(amenity.querySelector('svg, img')).not.toBeNull()
})

test('marks every rule as a warning except what is allowed', () => {
  open()

  const notes = within(partUnder(t('info.notes.title'))).getAllByRole('listitem')
  expect(
    notes.map((note) => [
      note.textContent,
      note.querySelector('.lucide-circle-alert') ? 'warning' : 'check',
    ]),
  ).toEqual(
    villa.rules.map(({ key, kind }) => [
      t(`info.notes.${key}`),
      kind === 'allowed' ? 'check' : 'warning',
    ]),
  )
})

test.each(LANGUAGES)('shows the rooms, with every figure filled in (%s)', async (language) => {
  await showLanguage(language)

  open()

  const headings = villa.rooms.map(({ key }) => textsIn(language)(`info.rooms.${key}.title`))
  for (const name of [...headings, textsIn(language)('info.kitchen.title')])
    // Two parts may have one title.
    expect(screen.getAllByRole('heading', { name })).not.toHaveLength(0)
  expect(document.body.textContent).not.toContain('{{')
})
