import { SignInAgain } from '#features/backoffice/entry/SignInAgain.tsx'
import { signIn } from '#firebase/auth.ts'
import type { Visitor } from '#firebase/visitor.ts'

type LapsedSessionProps = { visitor: Visitor; onSignOut: () => void }

/** Asks for the password again over the owner's page when the session has expired. */
export function LapsedSession({ visitor, onSignOut }: LapsedSessionProps) {
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
