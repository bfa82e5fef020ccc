import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemWords } from '#i18n/problemWords.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/Field.tsx'
import { FailureNote } from './FailureNote.tsx'
import { messageOf } from './messageOf.ts'

type SignInAgainProps = {
  open: boolean
  /** Whose session has run out. */
  email: string
  /** Rejects with an `Error` whose message is already in the owner's words. */
  onSignIn: (email: string, password: string) => Promise<void>
  onSignOut: () => void
}

/** Asks for the password over the page that an owner was working on, and takes nothing of it away. */
export function SignInAgain({ open, ...rest }: SignInAgainProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} title={t('admin.session.title')}>
      <PasswordForm {...rest} />
    </Dialog>
  )
}

type Attempt = { state: 'none' | 'empty' | 'working' } | { state: 'failed'; message: string }

function PasswordForm({ email, onSignIn, onSignOut }: Omit<SignInAgainProps, 'open'>) {
  const { t } = useTranslation()
  const inWords = useProblemWords()
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState<Attempt>({ state: 'none' })
  const working = attempt.state === 'working'

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (working) return
    if (password === '') return setAttempt({ state: 'empty' })
    setAttempt({ state: 'working' })
    try {
      await onSignIn(email, password)
    } catch (error) {
      setAttempt({ state: 'failed', message: messageOf(error) })
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p className="mt-3 mb-5 wrap-anywhere">{t('admin.session.text', { email })}</p>
      {/* For password managers, which look for the address. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
      <TextField
        label={t('admin.login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={attempt.state === 'empty' ? inWords({ code: 'missing' }, 'password') : undefined}
      />
      {attempt.state === 'failed' && (
        <FailureNote>{t('admin.login.failed', { message: attempt.message })}</FailureNote>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onSignOut}>
          {t('admin.header.signOut')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          aria-disabled={working}
          className="aria-disabled:cursor-progress aria-disabled:opacity-70"
        >
          {t('admin.session.submit')}
        </Button>
      </div>
    </form>
  )
}
