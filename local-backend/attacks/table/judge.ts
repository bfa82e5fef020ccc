import type { Ruleset } from '#rtdb-emulator/rtdb/rules.ts'
import { nodeAt, type Path, type Stored, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import { PEOPLE, type Person } from './people.ts'
import type { Try, Verb } from './tries.ts'

/** What came of all that was tried at a place: who was granted something, who also with nothing besides, and how often. */
export type Cell = {
  place: string
  verb: Verb
  granted: Set<string>
  grantedAlone: Set<string>
  grants: number
  refusals: number
}

/** Below these, somebody who knows no key comes to nothing: they try one that leads nowhere. */
const BEHIND_KEYS: readonly unknown[] = ['guestPages', 'pageVisits', 'guestGuides', 'reviews']
const GUESS = 'guessed00000000000000k'

/** Tries everything, as everybody. */
export function judgeTries(rules: Ruleset, tries: readonly Try[]): Cell[] {
  const cells = new Map<string, Cell>()
  for (const attempt of tries) {
    const { place, verb } = attempt
    const nothing = { granted: new Set<string>(), grantedAlone: new Set<string>() }
    const cell = cells.get(`${place} ${verb}`) ?? {
      place,
      verb,
      ...nothing,
      grants: 0,
      refusals: 0,
    }
    cells.set(`${place} ${verb}`, cell)
    for (const person of PEOPLE) {
      for (const { isGranted, isAlone } of answersTo(rules, attempt, person)) {
        if (isGranted) cell.granted.add(person.who)
        if (isGranted && isAlone) cell.grantedAlone.add(person.who)
        cell[isGranted ? 'grants' : 'refusals'] += 1
      }
    }
  }
  return [...cells.values()]
}

function answersTo(rules: Ruleset, attempt: Try, person: Person) {
  const { verb, scene, act } = attempt
  if (verb === 'read') return [{ isGranted: isRead(rules, attempt, person), isAlone: true }]
  const mayPut = writer(rules, attempt, person)
  const value = attempt.value(person)
  const alone = { isGranted: mayPut(value, scene.before(person)), isAlone: true }
  if (act === null) return [alone]
  // Whoever may do what is honest is asked for all of it; everybody else may not do even this part of it.
  const besides = person.isOwner ? act.paths : []
  return [alone, { isGranted: mayPut(value, act.after(person), besides), isAlone: false }]
}

function isRead(rules: Ruleset, { path: there, scene, act }: Try, person: Person): boolean {
  const root = act ? act.after(person) : scene.before(person)
  const path = pathFor(person, there)
  const isThere = nodeAt(root, path) !== null
  return isThere && rules.mayRead({ path, root, auth: authOf(person), now: scene.now })
}

/** Tells whether a value may be put into what would stand otherwise, in one write with the paths `besides`. */
export function writer(rules: Ruleset, { path: there, scene }: Try, person: Person) {
  const path = pathFor(person, there)
  const asked = { before: scene.before(person), auth: authOf(person), now: scene.now }
  return (value: Stored, otherwise: Stored, besides: readonly Path[] = []) =>
    rules.mayWrite({
      ...asked,
      paths: [path, ...besides],
      after: withNode(otherwise, path, value),
    })
}

function pathFor({ knowsKeys }: Person, path: Path): Path {
  const isGuessed = !knowsKeys && path.length > 1 && BEHIND_KEYS.includes(path[0])
  return isGuessed ? path.with(1, GUESS) : path
}

function authOf({ signedIn }: Person) {
  return signedIn && { uid: signedIn.uid, token: { email: signedIn.email, auth_time: 1 } }
}
