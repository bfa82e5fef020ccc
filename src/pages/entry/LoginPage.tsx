import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { LoginForm } from '#features/backoffice/entry/LoginForm.tsx'
import { sendPasswordReset, signIn, type Visitor } from '#firebase/auth.ts'
import { Button } from '#ui/Button.tsx'
import { leave } from './leave.ts'
import { useTitle } from '#pages/useTitle.ts'

/** The sign-in, and what to tell somebody who may not go further. */
export function LoginPage({ visitor }: { visitor: Visitor }) {
  const { t } = useTranslation()
  useTitle(`${t('admin.login.title')} · ${villa.name}`)

  if (visitor.state === 'refused') {
    return (
      <main className="mx-auto max-w-text px-gutter py-section" role="alert">
        <h1 className="text-title">{t('app.refusedTitle')}</h1>
        <p className="my-4">{t('app.refusedText', { email: visitor.email })}</p>
        <p className="mb-6 rounded-field bg-linen-100 p-4 font-mono text-sm break-all">
          /admins/{visitor.uid}: "{visitor.email}"
        </p>
        <Button onClick={leave}>{t('app.signOut')}</Button>
      </main>
    )
  }
  return (
    <LoginForm
      onSignIn={signIn}
      onForgot={sendPasswordReset}
      message={
        visitor.state === 'stranger'
          ? t('app.stranger')
          : visitor.state === 'signedOut' && visitor.lapsed
            ? t('admin.session.lapsed')
            : undefined
      }
    />
  )
}
