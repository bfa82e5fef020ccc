import { SignInAgain } from '#features/backoffice/entry/SignInAgain.tsx'
import { signIn } from '#firebase/auth.ts'
import type { Visitor } from '#firebase/visitor.ts'

type LapsedSessionProps = { visitor: Visitor; onSignOut: () => void }

/** Over the owner's page: the question for the password while the session has run out. */
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
