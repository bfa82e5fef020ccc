import { useTranslation } from '#i18n/useTranslation.ts'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { villa } from '#content/villa.ts'
import { sendPasswordReset, signIn } from '#db/auth.ts'
import { deviceOwner } from '#db/deviceOwner.ts'
import type { Access } from '#db/access.ts'
import { formatError } from '#i18n/failureWords.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { LanguageButtons } from '#shared/LanguageSwitch.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { useTitle } from '#shared/useTitle.ts'
import { FailureNote, StatusNote } from '#office/shared/StatusNote.tsx'
import { email, secret } from '#domain/field/textField.ts'
import { emptyTexts, readTexts } from '#domain/field/record.ts'
import { useForm } from '#ui/form/useForm.ts'
import type { Sending } from '#ui/form/useSending.ts'

/** The sign-in form, with a message for a user without access. */
export function LoginPage({ access, onSignOut }: { access: Access; onSignOut: () => void }) {
  const { t, language } = useTranslation()
  useTitle(`${t('admin.login.title')} · ${villa.name}`)

  if (access.state === 'refused') {
    return (
      <main className="mx-auto max-w-text px-gutter py-section" role="alert">
        <h1 className="text-title">{t('admin.login.refusedTitle')}</h1>
        <p className="my-4">{t('admin.login.refusedText', { email: access.email })}</p>
        <p className="mb-6 rounded-field bg-linen-100 p-4 font-mono text-sm break-all">
          /admins/{access.uid}: "{access.email}"
        </p>
        <Button onClick={onSignOut}>{t('admin.login.signOut')}</Button>
      </main>
    )
  }
  const isExpired = access.state === 'signedOut' && deviceOwner() !== null
  const message =
    access.state === 'stranger'
      ? t('admin.login.stranger')
      : isExpired
        ? t('admin.login.expired')
        : undefined
  return (
    <LoginForm
      onSignIn={signIn}
      onForgot={(email) => sendPasswordReset(email, language)}
      message={message}
      languages={<LanguageButtons />}
    />
  )
}

type LoginFormProps = {
  /** Rejects with a `Failure`. */
  onSignIn: (email: string, password: string) => Promise<void>
  /** Resolves for unknown addresses too, so that it does not reveal who is registered. */
  onForgot?: (email: string) => Promise<void>
  /** Shown before the first attempt, for instance when the last user has no access. */
  message?: string | undefined
  languages?: ReactNode
}

const credentials = { email: email(), password: secret() }

/** The owners' sign-in form. */
export function LoginForm({ onSignIn, onForgot, message, languages }: LoginFormProps) {
  const { t } = useTranslation()
  const [action, setAction] = useState<LoginAction>('signIn')
  const form = useForm({
    empty: emptyTexts(credentials),
    check: (values) => readTexts(credentials, values),
    submit: (typed) => {
      setAction('signIn')
      return onSignIn(typed.email, typed.password)
    },
    label: (name) => t(`admin.login.${name}`),
    explain: useProblemWords(),
  })
  const { sending } = form

  function remind(send: NonNullable<LoginFormProps['onForgot']>) {
    const texts = form.review(['email'])
    if (!texts) return
    setAction('forgot')
    void form.send(() => send(texts.email.trim()))
  }

  return (
    <main className="grid min-h-dvh place-items-center p-gutter">
      <form
        {...form.props}
        className="w-full max-w-md rounded-card bg-white p-6 shadow-lifted sm:p-10"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="font-serif text-pine-600">{villa.name}</p>
          <div className="-mr-3 flex flex-wrap max-md:has-[:nth-child(2)]:-ml-3">{languages}</div>
        </div>
        <h1 className="mt-1 mb-6 text-title">{t('admin.login.title')}</h1>
        <Credentials field={form.field}>
          {onForgot && (
            <Button variant="quiet" size="small" className="-mx-3" onClick={() => remind(onForgot)}>
              {t('admin.login.forgot')}
            </Button>
          )}
        </Credentials>
        <Answer action={action} sending={sending} message={message} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          aria-disabled={sending.state === 'sending'}
          className="mt-4 w-full aria-disabled:cursor-progress aria-disabled:opacity-70"
        >
          {t('admin.login.submit')}
        </Button>
      </form>
    </main>
  )
}

type CredentialsProps = {
  field: (name: keyof typeof credentials) => ComponentProps<typeof TextField>
  children: ReactNode
}

function Credentials({ field, children }: CredentialsProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <>
      <TextField {...field('email')} type="email" autoComplete="username" required />
      <TextField
        {...field('password')}
        className="mt-1"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-11 items-center gap-2 text-sm text-pine-800">
          <input
            type="checkbox"
            className="size-4.5 accent-accent-700"
            checked={shown}
            onChange={(event) => setShown(event.target.checked)}
          />
          {t('admin.login.showPassword')}
        </label>
        {children}
      </div>
    </>
  )
}

type LoginAction = 'signIn' | 'forgot'

type AnswerProps = { action: LoginAction; sending: Sending; message: string | undefined }

function Answer({ action, sending, message }: AnswerProps) {
  const { t } = useTranslation()
  const { state } = sending
  const sent = action === 'forgot' && state === 'sent'
  const refusal =
    state === 'failed'
      ? t(`admin.login.failed.${action}`, { message: formatError(sending.failure) })
      : state !== 'sending' && !sent && message
  return (
    <>
      {refusal && <FailureNote>{refusal}</FailureNote>}
      <StatusNote
        className={clsx(sent && 'mt-4 rounded-field bg-accent-50 px-4 py-3 text-accent-800')}
      >
        {sent && t('admin.login.forgotSent')}
      </StatusNote>
    </>
  )
}
