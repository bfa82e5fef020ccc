import { FirebaseError } from 'firebase/app'
import { Failure, type FailureReason } from '#domain/failure.ts'

// Wrong address and wrong password read alike: which of them it was is nobody's business.
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

/** Understands an error of the SDK; anything unknown keeps its message under the reason `unknown`. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  const message = error instanceof Error ? error.message : String(error)
  return new Failure(REASONS[codeOf(error)] ?? 'unknown', message)
}

// The database's errors carry a bare `code`, Auth's are FirebaseErrors, and a refused write and a question asked offline are told by their messages alone.
function codeOf(error: unknown): string {
  if (error instanceof FirebaseError) return error.code
  if (error instanceof Error && 'code' in error) return String(error.code)
  if (!(error instanceof Error)) return ''
  if (/permission.denied/i.test(error.message)) return 'PERMISSION_DENIED'
  return /client is offline/i.test(error.message) ? 'auth/network-request-failed' : ''
}
