import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { compileRules, type Ruleset } from '#rtdb-emulator/rtdb/rules.ts'
import { nodeAt, parsePath, type Path, type Stored, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { toNode } from '#rtdb-emulator/rtdb/value.ts'
import { rules } from '#rules/rules.ts'
import { writeRules } from '#rules/language.ts'
import { AUTHOR, isKeyed, NOW_MS } from './season.ts'

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

const isOwn = ({ signedIn }: Role, path: Path) => signedIn !== null && path.includes(signedIn.uid)

/** Which roles have a permission. `self` is the account that the path names. */
const PERMISSIONS = {
  everyone: () => true,
  'key holders': ({ knowsKeys }: Role) => knowsKeys,
  owners: ({ isOwner }: Role) => isOwner,
  'owner self': (role: Role, path: Path) => role.isOwner && isOwn(role, path),
  self: isOwn,
}

export type Allowed = keyof typeof PERMISSIONS

export function isAllowed(role: Role, allowed: Allowed, path: Path): boolean {
  return PERMISSIONS[allowed](role, path)
}

/** One multi-path update. */
export type Changes = { readonly [path: string]: Json }

const RULESET = compileRules(writeRules(rules), 'rules/')
const GUESSED_KEY = 'guessed00000000000000k'

/** A role's write over stored data, which any rules can judge. */
export function writeAs(role: Role, before: Stored, changes: Changes, now = NOW_MS) {
  const paths: Path[] = []
  let after = before
  for (const [text, value] of Object.entries(writtenBy(role, changes))) {
    const path = parsePath(text)
    paths.push(path)
    after = withNode(after, path, toNode(value, path, { now }))
  }
  const write = { paths, before, after, auth: authOf(role), now }
  return { after, isPermittedBy: (ruleset: Ruleset) => ruleset.mayWrite(write) }
}

/** A database in which one role reads and writes. */
export function openAs(role: Role, before: Stored, now = NOW_MS) {
  const auth = authOf(role)

  return {
    mayRead(text: string): boolean {
      const path = pathFor(role, text)
      return nodeAt(before, path) !== null && RULESET.mayRead({ path, root: before, auth, now })
    },
    mayWrite: (changes: Changes) => writeAs(role, before, changes, now).isPermittedBy(RULESET),
    /** Whether the same write is permitted a second time, after the first. */
    mayRepeat: (changes: Changes) =>
      writeAs(role, writeAs(role, before, changes, now).after, changes, now).isPermittedBy(RULESET),
  }
}

function authOf({ signedIn }: Role) {
  return signedIn && { uid: signedIn.uid, token: { email: signedIn.email } }
}

/** The write as this role attempts it: with its signature, and without keys that it does not know. */
function writtenBy(role: Role, changes: Changes): Changes {
  const attempted = Object.entries(signedBy(role, changes))
  return Object.fromEntries(
    attempted.map(([path, value]) => [pathFor(role, path).join('/'), value]),
  )
}

function pathFor({ knowsKeys }: Role, text: string): Path {
  const path = parsePath(text)
  return knowsKeys || !isKeyed(path) ? path : path.with(1, GUESSED_KEY)
}

/** The write with this role's signature. */
function signedBy({ signedIn }: Role, changes: Changes): Changes {
  if (signedIn === null) return changes
  const text = JSON.stringify(changes)
  return JSON.parse(text.replaceAll(`"by":"${AUTHOR}"`, `"by":"${signedIn.email}"`)) as Changes
}
