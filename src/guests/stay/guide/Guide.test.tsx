// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { showLanguage } from '#i18n/index.ts'
import { Guide } from './Guide.tsx'

beforeAll(() => showLanguage('tr'))

test('local emergency numbers are links, and other numbers are text', () => {
  const emergency = 'Ayşe: +90 555 010 20 30\nKomşu: 0555 010 20 31\nHer acil durumda 112'
  const texts = { tr: { internet: 'Şifre: 0555 010 20 99', emergency } }

  render(<Guide guide={{ texts }} connected />)

  const part = screen.getByRole('region', { name: 'Acil numaralar' })
  expect(part.querySelector('p')?.textContent).toBe(emergency)
  expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)).toEqual([
    'tel:+905550102030',
    'tel:05550102031',
    'tel:112',
  ])
})
