// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { keepSent } from './request/sentRequest.ts'
import { calendarWith, cleanUp, open, type } from './testingReservation.tsx'

afterEach(cleanUp)

const linkNamed = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).href

test('a closed form is replaced by telephone and WhatsApp with the typed days, also on an open page, and keeps the text', () => {
  const page = open({ calendar: calendarWith() })
  type('Ad', 'Ayşe')
  type('Giriş', '2026-07-10')
  type('Çıkış', '2026-07-15')
  page.change({ isClosed: true })

  expect(screen.getByRole('heading', { name: 'Bize yazın' })).toBeVisible()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(linkNamed(/^Arayın: /)).toMatch(/^tel:\+90/)
  expect(decodeURIComponent(linkNamed(/^WhatsApp’tan yazın/))).toContain('10 Temmuz 2026')

  page.change({ isClosed: false })
  expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe')
})

test('a request that was sent before the form was closed is still shown', () => {
  const dates = { checkIn: day('2027-07-10'), checkOut: day('2027-07-13') }
  keepSent({ guest: 'Ayşe Yılmaz', email: 'ayse@ornek.com', dates })
  open({ isClosed: true })

  expect(screen.getByRole('region', { name: 'Talebiniz bizde' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Bize yazın' })).not.toBeInTheDocument()
})
