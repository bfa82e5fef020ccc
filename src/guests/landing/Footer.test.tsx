// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addressLine } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { phoneLink } from '#domain/contact/phone.ts'
import { showSiteSettings } from '#guests/shared/siteSettings.ts'
import { textsIn } from '#i18n/index.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { Footer } from './Footer.tsx'

const t = textsIn('tr')

test('the footer contains the contact section with telephone, mail and a WhatsApp message with text', () => {
  render(<Footer />)
  const region = screen.getByRole('region')
  const contact = within(region)

  expect(region).toHaveAttribute('id', 'iletisim')
  expect(contact.getByRole('link', { name: villa.phone })).toHaveAttribute(
    'href',
    phoneLink(villa.phone),
  )
  expect(contact.getByRole('link', { name: villa.email })).toHaveAttribute(
    'href',
    `mailto:${villa.email}`,
  )
  const whatsapp =
    contact
      .getByRole('link', { name: new RegExp(`^${t('footer.whatsapp')}`) })
      .getAttribute('href') ?? ''
  expect(new URL(whatsapp).pathname).toBe(`/${villa.phone.replaceAll(/\D/g, '')}`)
  expect(new URL(whatsapp).searchParams.get('text')).toBe(t('footer.whatsappText'))
})

test('the owners’ newer telephone number replaces the one of the build', async () => {
  render(<Footer />)

  await act(() => showSiteSettings({ ...BUILT_IN_SETTINGS, phone: '+90 532 000 00 00' }))

  expect(screen.getByRole('link', { name: '+90 532 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+905320000000',
  )
  await act(() => showSiteSettings(null))
  expect(screen.getByRole('link', { name: villa.phone })).toBeVisible()
})

test('the footer ends with the law’s texts', () => {
  render(<Footer />)

  expect(screen.getByRole('link', { name: t('footer.privacy') })).toHaveAttribute(
    'href',
    '/gizlilik',
  )
  const permits = villa.permit ? [villa.permit.number] : []
  for (const text of [t('footer.copyright'), ...permits, addressLine])
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument()
})
