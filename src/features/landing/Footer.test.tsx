// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { addressLine, villa } from '#content/villa.ts'
import { showLanguage } from '#i18n/index.ts'
import type { Language } from '#i18n/languages.ts'
import { Footer } from './Footer.tsx'

afterEach(() => showLanguage('tr'))

describe('the footer', () => {
  test('contains the contact section with telephone, mail and a WhatsApp message with text', () => {
    render(<Footer />)
    const contact = within(screen.getByRole('region', { name: /Bize yazın/ }))

    expect(screen.getByRole('region', { name: /Bize yazın/ })).toHaveAttribute('id', 'iletisim')
    expect(contact.getByRole('link', { name: villa.phoneShown })).toHaveAttribute(
      'href',
      `tel:${villa.phone}`,
    )
    expect(contact.getByRole('link', { name: villa.email })).toHaveAttribute(
      'href',
      `mailto:${villa.email}`,
    )
    const whatsapp = contact.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? ''
    expect(new URL(whatsapp).pathname).toBe(`/${villa.phone.slice(1)}`)
    expect(new URL(whatsapp).searchParams.get('text')).toMatch(
      new RegExp(`^Merhaba, ${villa.name} için`),
    )
  })

  test.each<[Language, string, string, string]>([
    ['tr', 'KVKK aydınlatma metni', '/gizlilik', 'Tüm hakları saklıdır.'],
    ['en', 'Privacy notice', '/en/privacy', 'All rights reserved.'],
  ])('ends with the law’s texts (%s)', async (language, name, href, rights) => {
    await showLanguage(language)

    render(<Footer />)

    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    const copyright = `© ${villa.copyrightYear} ${villa.name}. ${rights}`
    expect(screen.getByText(copyright)).toBeInTheDocument()
    expect(screen.getByText(new RegExp(villa.permit))).toBeInTheDocument()
    expect(screen.getByText(new RegExp(addressLine))).toBeInTheDocument()
  })
})
