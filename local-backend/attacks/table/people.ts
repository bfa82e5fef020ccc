import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Changes } from '#local-backend/attacks/attackers.ts'
import { AUTHOR } from '#local-backend/attacks/stays/writes.ts'
import type { Path } from '#rtdb-emulator/rtdb/tree.ts'
import { isObject, type Json } from '#rtdb-emulator/rtdb/json.ts'

/** Somebody who tries: as whom they have signed in, and whether they know the keys of guests' pages and the ids of requests. */
export type Person = {
  who: string
  signedIn: { uid: string; email: string } | null
  knowsKeys: boolean
  /** They stand under /admins, and their sessions count. */
  isOwner?: boolean
  /** Their sessions have been ended since. */
  isEnded?: boolean
}

const { owner, coowner, caretaker, guest } = DEMO_ACCOUNTS

/** An owner, as whom what is honest is written. */
export const SIGNED_IN: Person = {
  who: 'an owner',
  signedIn: owner,
  knowsKeys: true,
  isOwner: true,
}

/** Everyone who is tried at each place. */
export const PEOPLE: readonly Person[] = [
  { who: 'nobody', signedIn: null, knowsKeys: false },
  { who: 'a guest', signedIn: null, knowsKeys: true },
  { who: 'a stranger', signedIn: guest, knowsKeys: false },
  // Whoever signs up first under the address of somebody else: the address proves nothing.
  { who: 'a namesake', signedIn: { uid: 'namesake', email: AUTHOR }, knowsKeys: false },
  SIGNED_IN,
  { who: 'an owner signed out', signedIn: owner, knowsKeys: true, isEnded: true },
  { who: 'the caretaker', signedIn: caretaker, knowsKeys: true, isOwner: true },
]

/** Whom a word of the table means; what is somebody's own, such as `/sessions/$uid`, is tried as that of an owner. */
export const WORDS: { readonly [word: string]: readonly string[] } = {
  everyone: PEOPLE.map(({ who }) => who),
  'who knows the key': PEOPLE.filter(({ knowsKeys }) => knowsKeys).map(({ who }) => who),
  owners: ['an owner', 'the caretaker'],
  'that owner': ['an owner'],
  oneself: ['an owner', 'an owner signed out'],
  '–': [],
}

/** The season as it stands when somebody tries: with whoever is under /admins, if anybody is, and the end of their sessions. */
export function seasonFor({ isEnded = false }: Person, season: Json): Json {
  if (!isObject(season)) return season
  const accounts = [owner, coowner, caretaker].map(({ uid, email }) => [uid, email] as const)
  return {
    ...season,
    ...('admins' in season && { admins: Object.fromEntries(accounts) }),
    ...(isEnded && { sessions: { [owner.uid]: Date.parse('2100-01-01') } }),
  }
}

/** Whether a path leads to what is somebody's else than that owner's. */
export function isOthers(path: Path): boolean {
  return path.some((key) => key === coowner.uid || key === caretaker.uid)
}

/** The same write by somebody who signs it with their own address. */
export function signedBy({ signedIn }: Person, changes: Changes): Changes {
  if (signedIn === null || signedIn.email === AUTHOR) return changes
  const text = JSON.stringify(changes)
  return JSON.parse(text.replaceAll(`by":"${AUTHOR}"`, `by":"${signedIn.email}"`)) as Changes
}
