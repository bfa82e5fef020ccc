import { FirebaseError } from 'firebase/app'
import { expect, test } from 'vitest'
import { failureOf } from './errors.ts'

test.each([
  ['auth/too-many-requests', 'attempts'],
  ['auth/user-disabled', 'disabled'],
  ['auth/invalid-credential', 'credentials'],
  ['auth/user-not-found', 'credentials'],
  ['auth/network-request-failed', 'network'],
  ['auth/internal-error', 'unknown'],
])('an owner who is refused with %s gets the reason: %s', (code, reason) => {
  expect(failureOf(new FirebaseError(code, 'from the SDK'))).toMatchObject({
    reason,
    message: 'from the SDK',
  })
})

test.each([
  ['Error: Client is offline.', 'network'],
  ['PERMISSION_DENIED: Permission denied', 'permission'],
])('the database’s message without a code, %s, is recognized as %s', (message, reason) => {
  expect(failureOf(new Error(message)).reason).toBe(reason)
})
