import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'

/** The author of the samples: an owner's address. */
export const AUTHOR = DEMO_ACCOUNTS.owner.email

/** Someone who reads and writes. */
export type Role = {
  who: string
  signedIn: { uid: string; email: string } | null
  /** Whether it has the keys of guests' pages. */
  knowsKeys: boolean
  /** Is listed under /admins. */
  isOwner: boolean
}

const { owner, caretaker } = DEMO_ACCOUNTS
const outsider = { signedIn: null, knowsKeys: false, isOwner: false }

export const OWNER: Role = { who: 'owner', signedIn: owner, knowsKeys: true, isOwner: true }

export const GUEST: Role = { ...outsider, who: 'guest with the key', knowsKeys: true }

export const ROLES: readonly Role[] = [
  { ...outsider, who: 'visitor' },
  GUEST,
  // Anyone can sign up with an owner's address, so an address proves nothing.
  { ...outsider, who: 'signed-in stranger', signedIn: { uid: 'stranger', email: AUTHOR } },
  OWNER,
  { ...OWNER, who: 'caretaker', signedIn: caretaker },
]

/** The roles with a permission. `owner self` is the account of the place, if it is an owner. */
export type Allowed = 'everyone' | 'key holders' | 'owners' | 'owner self' | 'self'

export function isAllowed(role: Role, allowed: Allowed, path: readonly string[]): boolean {
  switch (allowed) {
    case 'everyone':
      return true
    case 'key holders':
      return role.knowsKeys
    case 'owners':
      return role.isOwner
    case 'owner self':
      return role.isOwner && isOwn(role, path)
    case 'self':
      return isOwn(role, path)
  }
}

function isOwn({ signedIn }: Role, path: readonly string[]): boolean {
  return signedIn !== null && path.includes(signedIn.uid)
}
