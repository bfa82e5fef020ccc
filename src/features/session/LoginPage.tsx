import { useTranslation } from '#i18n/useTranslation.ts'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { villa } from '#content/villa.ts'
import { sendPasswordReset, signIn } from '#db/auth.ts'
import type { Visitor } from '#db/visitor.ts'
import { countPending } from '#db/outbox.ts'
import { formatError } from '#i18n/failureWords.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { LanguageButtons } from '#features/site/LanguageSwitch.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { ENDED, UNUSED } from './useSignOutCleanup.ts'
import { useTitle } from '#features/site/useTitle.ts'
import { FailureNote, SendingFailure, StatusNote } from '#features/office/StatusNote.tsx'
import { useBlockedHost, useConnected } from '#features/office/connectionState.ts'
import { email, secret } from '#domain/field/textField.ts'
import { emptyTexts, readTexts } from '#domain/record.ts'
import { useForm } from '#lib/form/useForm.ts'
import type { Sending } from '#lib/form/useSending.ts'
import { Dialog } from '#ui/Dialog.tsx'

/** The sign-in form, with a message for a visitor who has no access. */
export function LoginPage({ visitor, onSignOut }: { visitor: Visitor; onSignOut: () => void }) {
  const { t, language } = useTranslation()
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
  const [wish, setWish] = useState<Wish>('signIn')
  const form = useForm({
    empty: emptyTexts(credentials),
    check: (values) => readTexts(credentials, values),
    submit: (typed) => {
      setWish('signIn')
      return onSignIn(typed.email, typed.password)
    },
    label: (name) => t(`admin.login.${name}`),
    explain: useProblemWords(),
  })
  const { sending } = form

  function remind(send: NonNullable<LoginFormProps['onForgot']>) {
    const texts = form.review(['email'])
    if (!texts) return
    setWish('forgot')
    void form.send(() => send(texts.email.trim()))
  }

  return (
    <main className="grid min-h-dvh place-items-center p-gutter">
      <form
        {...form.props}
        className="w-full max-w-md rounded-card bg-white p-6 shadow-lifted sm:p-10"
      >
        <div className="flex items-center justify-between gap-3">
          <p className="font-serif text-pine-600">{villa.name}</p>
          <div className="-mr-3">{languages}</div>
        </div>
        <h1 className="mt-1 mb-6 text-title">{t('admin.login.title')}</h1>
        <Credentials field={form.field}>
          {onForgot && (
            <Button variant="quiet" size="small" className="-mx-3" onClick={() => remind(onForgot)}>
              {t('admin.login.forgot')}
            </Button>
          )}
        </Credentials>
        <Answer wish={wish} sending={sending} message={message} />
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

type Wish = 'signIn' | 'forgot'

type AnswerProps = { wish: Wish; sending: Sending; message: string | undefined }

function Answer({ wish, sending, message }: AnswerProps) {
  const { t } = useTranslation()
  const { state } = sending
  const sent = wish === 'forgot' && state === 'sent'
  const refusal =
    state === 'failed'
      ? t(`admin.login.failed.${wish}`, { message: formatError(sending.failure) })
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

/** Shown while the database checks whether the visitor is an owner. */
export function CheckingPage({ uid }: { uid: string }) {
  const { t } = useTranslation()
  const connected = useConnected()
  const host = useBlockedHost()
  return (
    <main className="p-8 text-center">
      <p>{t('app.loading')}</p>
      <StatusNote className="not-empty:mt-4">
        {!connected &&
          (host === null ? t('admin.session.noAnswer') : t('admin.connection.blocked', { host }))}
      </StatusNote>
      <UnsentCount uid={uid} />
    </main>
  )
}

/** Shows how many of an owner's changes are pending on this device; nothing for none. */
function UnsentCount({ uid }: { uid: string }) {
  const { t } = useTranslation()
  const [unsent, setUnsent] = useState(0)
  useEffect(() => void countPending(uid).then(setUnsent), [uid])
  return unsent > 0 && <p className="my-4">{t('admin.unsent.title', { count: unsent })}</p>
}

type ExpiredSessionProps = { visitor: Visitor; onSignOut: () => void }

/** Asks for the password again over the owner's page when the session has expired. */
export function ExpiredSession({ visitor, onSignOut }: ExpiredSessionProps) {
  const lapsed = visitor.state === 'lapsed'
  return (
    <SignInAgain
      open={lapsed}
      email={lapsed ? visitor.email : ''}
      onSignIn={signIn}
      onSignOut={onSignOut}
    />
  )
}

type SignInAgainProps = {
  open: boolean
  email: string
  /** Rejects with a `Failure`. */
  onSignIn: (email: string, password: string) => Promise<void>
  onSignOut: () => void
}

/** Asks for the password in a dialog over the owner's page, which stays mounted. */
export function SignInAgain({ open, ...rest }: SignInAgainProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} title={t('admin.session.title')}>
      <PasswordForm {...rest} />
    </Dialog>
  )
}

const fields = { password: secret() }

function PasswordForm({ email, onSignIn, onSignOut }: Omit<SignInAgainProps, 'open'>) {
  const { t } = useTranslation()
  const form = useForm({
    empty: emptyTexts(fields),
    check: (values) => readTexts(fields, values),
    submit: ({ password }) => onSignIn(email, password),
    label: (name) => t(`admin.login.${name}`),
    explain: useProblemWords(),
  })
  const { sending } = form

  return (
    <form {...form.props}>
      <p className="mt-3 mb-5 wrap-anywhere">{t('admin.session.text', { email })}</p>
      {/* Password managers look for the address. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
      <TextField
        {...form.field('password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <SendingFailure
        sending={sending}
        text={(message) => t('admin.login.failed.signIn', { message })}
      />
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onSignOut}>
          {t('admin.header.signOut')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={sending.state === 'sending'}
          className="aria-disabled:cursor-progress aria-disabled:opacity-70"
        >
          {t('admin.session.submit')}
        </Button>
      </div>
    </form>
  )
}
