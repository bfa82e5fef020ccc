import { clsx } from 'clsx'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import type { Problem } from '#domain/problem.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { focusFirstError } from '#lib/form.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { FailureNote } from './FailureNote.tsx'
import { messageOf } from './messageOf.ts'
import { StatusNote } from './StatusNote.tsx'

type LoginFormProps = {
  /** Rejects with an `Error` whose message is already in the owner's words. */
  onSignIn: (email: string, password: string) => Promise<void>
  /** Sends a reset mail; should resolve for unknown addresses, too, so that nobody can ask who is registered. */
  onForgot?: (email: string) => Promise<void>
  /** Said before anything is tried, such as that the last user has no rights here. */
  message?: string | undefined
}

type Mistakes = { email?: Problem; password?: Problem }

type Outcome =
  | { kind: 'none' | 'working' | 'forgotSent' }
  | { kind: 'failed' | 'forgotFailed'; message: string }

/** The owners' sign-in screen. */
export function LoginForm({ onSignIn, onForgot, message }: LoginFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })

  /** The typed texts, or `null` with the focus on the first one that is wrong. */
  function readTyped(needed: readonly (keyof Mistakes)[]) {
    if (!form.current || outcome.kind === 'working') return null
    const typed = new FormData(form.current)
    const email = textOf(typed.get('email')).trim()
    const password = textOf(typed.get('password'))
    const found = findMistakes(email, password, needed)
    setMistakes(found)
    focusFirstError(
      form.current,
      Object.fromEntries(Object.keys(found).map((name) => [name, name])),
    )
    return Object.keys(found).length === 0 ? { email, password } : null
  }

  async function signIn(event: SubmitEvent) {
    event.preventDefault()
    const typed = readTyped(['email', 'password'])
    if (!typed) return
    setOutcome({ kind: 'working' })
    try {
      await onSignIn(typed.email, typed.password)
      setOutcome({ kind: 'none' })
    } catch (error) {
      setOutcome({ kind: 'failed', message: messageOf(error) })
    }
  }

  async function remind(send: (email: string) => Promise<void>) {
    const typed = readTyped(['email'])
    if (!typed) return
    setOutcome({ kind: 'working' })
    try {
      await send(typed.email)
      setOutcome({ kind: 'forgotSent' })
    } catch (error) {
      setOutcome({ kind: 'forgotFailed', message: messageOf(error) })
    }
  }

  return (
    <main className="grid min-h-dvh place-items-center p-gutter">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void signIn(event)}
        className="w-full max-w-md rounded-card bg-white p-6 shadow-lifted sm:p-10"
      >
        <p className="font-serif text-pine-600">{villa.name}</p>
        <h1 className="mt-1 mb-6 text-title">{t('admin.login.title')}</h1>
        <Credentials mistakes={mistakes}>
          {onForgot && (
            <Button
              variant="quiet"
              size="small"
              className="-mx-3"
              onClick={() => void remind(onForgot)}
            >
              {t('admin.login.forgot')}
            </Button>
          )}
        </Credentials>
        <Answer outcome={outcome} message={message} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          aria-disabled={outcome.kind === 'working'}
          className="mt-4 w-full aria-disabled:cursor-progress aria-disabled:opacity-70"
        >
          {t('admin.login.submit')}
        </Button>
      </form>
    </main>
  )
}

function Credentials({ mistakes, children }: { mistakes: Mistakes; children: ReactNode }) {
  const { t } = useTranslation()
  const explain = useProblemWords()
  const [shown, setShown] = useState(false)
  return (
    <>
      <TextField
        label={t('admin.login.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={mistakes.email && explain(mistakes.email, 'email')}
      />
      <TextField
        className="mt-1"
        label={t('admin.login.password')}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        error={mistakes.password && explain(mistakes.password, 'password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-11 items-center gap-2 text-sm text-pine-800">
          <input
            type="checkbox"
            className="size-4.5 accent-aegean-700"
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

function Answer({ outcome, message }: { outcome: Outcome; message: string | undefined }) {
  const { t } = useTranslation()
  const failed = outcome.kind === 'failed' || outcome.kind === 'forgotFailed'
  const refusal = failed
    ? t(`admin.login.${outcome.kind}`, { message: outcome.message })
    : outcome.kind === 'none' && message
  const sent = outcome.kind === 'forgotSent'
  return (
    <>
      {refusal && <FailureNote>{refusal}</FailureNote>}
      <StatusNote
        className={clsx(sent && 'mt-4 rounded-field bg-aegean-50 px-4 py-3 text-aegean-800')}
      >
        {sent && t('admin.login.forgotSent')}
      </StatusNote>
    </>
  )
}

function textOf(entry: FormDataEntryValue | null): string {
  return typeof entry === 'string' ? entry : ''
}

function findMistakes(
  email: string,
  password: string,
  needed: readonly (keyof Mistakes)[],
): Mistakes {
  const mistakes: Mistakes = {}
  if (email === '') mistakes.email = { code: 'missing' }
  else if (!/^[^\s@]+@[^\s@]+$/.test(email)) mistakes.email = { code: 'email' }
  if (needed.includes('password') && password === '') mistakes.password = { code: 'missing' }
  return mistakes
}
