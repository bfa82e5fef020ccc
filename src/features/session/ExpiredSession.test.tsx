// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SignInAgain } from './LoginPage.tsx'

type SignIn = (email: string, password: string) => Promise<void>

function open(onSignIn = vi.fn<SignIn>(() => Promise.resolve())) {
  const onSignOut = vi.fn<() => void>()
  render(<SignInAgain open email="owner@example.com" onSignIn={onSignIn} onSignOut={onSignOut} />)
  return { onSignIn, onSignOut, user: userEvent.setup() }
}

test('shows whose password is needed and submits it', async () => {
  const { onSignIn, user } = open()
  expect(screen.getByRole('dialog')).toHaveTextContent('owner@example.com')

  await user.type(screen.getByLabelText('Şifre'), 'gizli{Enter}')

  expect(onSignIn).toHaveBeenCalledExactlyOnceWith('owner@example.com', 'gizli')
})

test('submits nothing without a password', async () => {
  const { onSignIn, user } = open()

  await user.click(screen.getByRole('button', { name: 'Devam et' }))

  expect(onSignIn).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Şifre')).toBeInvalid()
})

test('shows the error and allows another attempt', async () => {
  const { onSignIn, user } = open(vi.fn<SignIn>(() => Promise.reject(new Error('şifre yanlış.'))))

  await user.type(screen.getByLabelText('Şifre'), 'yanlış{Enter}')

  expect(await screen.findByRole('alert')).toHaveTextContent('Giriş başarısız: şifre yanlış.')
  await user.click(screen.getByRole('button', { name: 'Devam et' }))
  expect(onSignIn).toHaveBeenCalledTimes(2)
})

test('ignores Escape, and offers to sign out', async () => {
  const { onSignOut, user } = open()

  screen.getByRole<HTMLDialogElement>('dialog').close()
  expect(screen.getByRole('dialog')).toHaveAttribute('open')

  await user.click(screen.getByRole('button', { name: 'Çıkış yap' }))
  expect(onSignOut).toHaveBeenCalledOnce()
})
