import { SignInAgain } from './SignInAgain.tsx'
import { signIn } from '#db/auth.ts'
import type { Visitor } from '#db/visitor.ts'

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
