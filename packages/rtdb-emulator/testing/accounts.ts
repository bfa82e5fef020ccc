import type { Account } from '#rtdb-emulator/auth/accounts.ts'

/** The accounts of the demo and of the tests; the first two are owners. */
export const DEMO_ACCOUNTS = {
  owner: demoAccount('owner'),
  coowner: demoAccount('coowner'),
  guest: demoAccount('guest'),
  /** Under /admins too, but no owner: the caretaker's account. */
  caretaker: demoAccount('caretaker'),
} satisfies Record<string, Account>

function demoAccount(name: string): Account {
  const uid = name.padEnd(28, '0')
  return { uid, email: `${name}@example.com`, password: `${name}-demo`, createdAt: 0 }
}
