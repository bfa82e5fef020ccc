import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { nodeAt, parsePath, type Path, type Stored, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { toNode } from '#rtdb-emulator/rtdb/value.ts'
import { rules } from '#rules/rules.ts'
import { writeRules } from '#rules/language.ts'
import { AUTHOR, type Role } from './roles.ts'
import { isKeyed, NOW_MS } from './season.ts'

/** One multi-path update. */
export type Changes = { readonly [path: string]: Json }

const ruleset = compileRules(writeRules(rules), 'rules/')
const GUESSED_KEY = 'guessed00000000000000k'

/** A database in which one role reads and writes. */
export function openAs(role: Role, before: Stored, now = NOW_MS) {
  const { signedIn } = role
  const auth = signedIn && { uid: signedIn.uid, token: { email: signedIn.email } }
  function pathOf(text: string): Path {
    const path = parsePath(text)
    return role.knowsKeys || !isKeyed(path) ? path : path.with(1, GUESSED_KEY)
  }

  function apply(changes: Changes, from = before): { paths: Path[]; after: Stored } {
    const entries = Object.entries(signedBy(role, changes)).map(
      ([path, value]) => [pathOf(path), value] as const,
    )
    const after = entries.reduce((tree, [path, value]) => {
      return withNode(tree, path, toNode(value, path, { before: from, now, left: Infinity }))
    }, from)
    return { paths: entries.map(([path]) => path), after }
  }

  return {
    mayRead(text: string): boolean {
      const path = pathOf(text)
      return nodeAt(before, path) !== null && ruleset.mayRead({ path, root: before, auth, now })
    },
    mayWrite(changes: Changes): boolean {
      return ruleset.mayWrite({ ...apply(changes), before, auth, now })
    },
    /** Whether the same write is permitted a second time, after the first. */
    mayRepeat(changes: Changes): boolean {
      const once = apply(changes).after
      return ruleset.mayWrite({ ...apply(changes, once), before: once, auth, now })
    },
  }
}

/** The write with this role's signature. */
function signedBy({ signedIn }: Role, changes: Changes): Changes {
  if (signedIn === null) return changes
  return JSON.parse(
    JSON.stringify(changes).replaceAll(`"by":"${AUTHOR}"`, `"by":"${signedIn.email}"`),
  ) as Changes
}
