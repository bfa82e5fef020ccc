import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { LoginForm } from './LoginForm.tsx'
import { sendPasswordReset, signIn } from '#db/auth.ts'
import type { Visitor } from '#db/visitor.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { LanguageButtons } from '#features/site/LanguageButtons.tsx'
import { Button } from '#ui/Button.tsx'
import { ENDED, UNUSED } from './useSignOutCleanup.ts'
import { UnsentCount } from './UnsentCount.tsx'
import { useTitle } from '#features/site/useTitle.ts'

/** The sign-in form, with a message for a visitor who has no access. */
export function LoginPage({ visitor, onSignOut }: { visitor: Visitor; onSignOut: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  useTitle(`${t('admin.login.title')} · ${villa.name}`)

  const reason = reasonFor(visitor)

  if (visitor.state === 'refused') {
    return (
      <main className="mx-auto max-w-text px-gutter py-section" role="alert">
        <h1 className="text-title">{t('admin.login.refusedTitle')}</h1>
        <p className="my-4">{t('admin.login.refusedText', { email: visitor.email })}</p>
        <p className="mb-6 rounded-field bg-linen-100 p-4 font-mono text-sm break-all">
          /admins/{visitor.uid}: "{visitor.email}"
        </p>
        <UnsentCount uid={visitor.uid} />
        <Button onClick={onSignOut}>{t('admin.login.signOut')}</Button>
      </main>
    )
  }
  return (
    <LoginForm
      onSignIn={signIn}
      onForgot={(email) => sendPasswordReset(email, language)}
      message={reason && t(reason)}
      languages={<LanguageButtons />}
    />
  )
}

/** Why a visitor who had access has to sign in again; `null` without a reason. */
function reasonFor(visitor: Visitor) {
  if (visitor.state === 'stranger') return 'admin.login.stranger'
  if (visitor.state !== 'signedOut') return undefined
  const told = new URLSearchParams(location.search)
  if (visitor.ended || told.has(ENDED)) return 'admin.session.ended'
  if (visitor.unused || told.has(UNUSED)) return 'admin.session.unused'
  return visitor.lapsed ? 'admin.session.lapsed' : undefined
}
