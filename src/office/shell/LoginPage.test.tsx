// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '#domain/save/failure.ts'
import { showLanguage } from '#i18n/index.ts'
import { TranslationProvider } from '#i18n/useTranslation.ts'
import { LoginForm } from './LoginPage.tsx'

const email = () => screen.getByLabelText('E-posta')
const password = () => screen.getByLabelText('Şifre')
const submit = () => screen.getByRole('button', { name: 'Giriş yap' })

function open(props: Partial<ComponentProps<typeof LoginForm>> = {}) {
  const onSignIn = vi.fn<(email: string, password: string) => Promise<void>>(() =>
    Promise.resolve(),
  )
  render(<LoginForm onSignIn={onSignIn} {...props} />, { wrapper: TranslationProvider })
  return onSignIn
}

afterEach(() => showLanguage('tr'))

describe('sign-in', () => {
  test('submits the typed address without surrounding spaces and the password', async () => {
    const onSignIn = open()
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Girişi' })).toBeVisible()

    await userEvent.type(email(), ' owner@example.com ')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Şifreyi göster' }))
    expect(password()).toHaveAttribute('type', 'text')
    await userEvent.type(password(), ' geheim {Enter}')

    expect(onSignIn).toHaveBeenCalledExactlyOnceWith('owner@example.com', ' geheim ')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['Giriş yap', '', '', ['E-posta', 'Şifre'], 'E-posta adresinizi yazın.'],
    ['Giriş yap', 'owner', 'x', ['E-posta'], 'Adres eksik görünüyor; örnek: ad@ornek.com'],
    ['Giriş yap', 'owner@example.com', '', ['Şifre'], 'Şifrenizi yazın.'],
    ['Şifremi unuttum', '', '', ['E-posta'], 'E-posta adresinizi yazın.'],
  ])(
    '"%s" with "%s" and "%s" shows errors at %j',
    async (button, typedEmail, typedPassword, fields, words) => {
      const onForgot = vi.fn<(email: string) => Promise<void>>()
      const onSignIn = open({ onForgot })

      if (typedEmail) await userEvent.type(email(), typedEmail)
      if (typedPassword) await userEvent.type(password(), typedPassword)
      await userEvent.click(screen.getByRole('button', { name: button }))

      const invalid = [...document.querySelectorAll('[aria-invalid=true]')]
      expect(invalid).toEqual(fields.map((field) => screen.getByLabelText(field)))
      expect(invalid[0]).toHaveFocus()
      expect(invalid[0]).toHaveAccessibleDescription(words)
      expect([...onSignIn.mock.calls, ...onForgot.mock.calls]).toEqual([])
    },
  )
})

describe('forgotten password', () => {
  const forgot = () => screen.getByRole('button', { name: 'Şifremi unuttum' })

  test('sends a mail, and does not reveal whether the address is registered', async () => {
    const onForgot = vi.fn<(email: string) => Promise<void>>(() => Promise.resolve())
    open({ onForgot })

    await userEvent.type(email(), 'owner@example.com')
    await userEvent.click(forgot())

    expect(onForgot).toHaveBeenCalledExactlyOnceWith('owner@example.com')
    expect(screen.getByRole('status')).toHaveTextContent(/^Bu adres kayıtlıysa/)
  })

  test('shows that the mail could not be sent', async () => {
    open({ onForgot: () => Promise.reject(new Error('Sunucuya ulaşılamadı.')) })

    await userEvent.type(email(), 'owner@example.com')
    await userEvent.click(forgot())

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Bağlantı gönderilemedi: Sunucuya ulaşılamadı.',
    )
  })
})

test('shows a failure and the field errors in the newly chosen language', async () => {
  open({ onSignIn: () => Promise.reject(new Failure('credentials', 'auth/invalid-credential')) })
  await userEvent.type(email(), 'owner@example.com')
  await userEvent.click(submit())
  await act(() => showLanguage('en'))
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.')

  await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Sign-in failed: /)

  await act(() => showLanguage('tr'))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Giriş başarısız: E-posta ya da şifre yanlış.',
  )
})
