import { FirebaseError } from 'firebase/app'
import { Failure, type FailureReason } from '#domain/save/failure.ts'

// Wrong address and wrong password have the same message, which does not reveal whether the address
// exists.
const REASONS: Record<string, FailureReason> = {
  'auth/invalid-credential': 'credentials',
  'auth/user-not-found': 'credentials',
  'auth/wrong-password': 'credentials',
  'auth/invalid-email': 'email',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'attempts',
  'auth/network-request-failed': 'network',
  PERMISSION_DENIED: 'permission',
  permission_denied: 'permission',
}

/**
 * Maps an error of the SDK to a `Failure`; an unknown one keeps its message with the reason
 * `unknown`.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  const message = error instanceof Error ? error.message : String(error)
  return new Failure(REASONS[codeOf(error)] ?? 'unknown', message)
}

// Errors of the database have a `code`, those of Auth are FirebaseErrors, and refused writes and
// offline reads only have a message.
function codeOf(error: unknown): string {
  if (error instanceof FirebaseError) return error.code
  if (error instanceof Error && 'code' in error) return String(error.code)
  if (!(error instanceof Error)) return ''
  if (/permission.denied/i.test(error.message)) return 'PERMISSION_DENIED'
  return /client is offline/i.test(error.message) ? 'auth/network-request-failed' : ''
}
