import { useTranslation } from '#i18n/useTranslation.ts'
import { signIn } from '#db/auth.ts'
import type { Visitor } from '#db/visitor.ts'
import { secret } from '#domain/field/textField.ts'
import { emptyTexts, readTexts } from '#domain/record.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/Field.tsx'
import { SendingFailure } from '#features/office/StatusNote.tsx'

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
