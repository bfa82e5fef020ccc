import { Mistake } from './rules/mistake.ts'
import { type RulesNode, readRules } from './rules/file.ts'
import { childSnapshot, type Scope, type Snapshot } from './rules/snapshot.ts'
import type { Json } from './json.ts'
import type { Index } from './query.ts'
import { childrenOf, type Path, PRIORITY, type Stored } from './tree.ts'

export type Auth = { uid: string; token: { [claim: string]: Json } } | null

type Caller = { auth: Auth; now: number }
type Position = Scope & { node: RulesNode }

export type Ruleset = {
  /** Whether a read of `path` is permitted. */
  mayRead(request: Caller & { path: Path; root: Stored }): boolean
  /**
   * Whether the write at `paths` (several for a multi-path update) from `before` to `after` is
   * permitted.
   */
  mayWrite(request: Caller & { paths: readonly Path[]; before: Stored; after: Stored }): boolean
  /** Whether `.indexOn` has the index of a query at `path`, or none is needed. */
  hasIndex(path: Path, index: Index): boolean
}

/** A mistake in a rules file; the message begins with `file:line:column` and the rule's path. */
export class RulesError extends Error {
  constructor(file: string, text: string, { message, offset, rule }: Mistake) {
    const lines = text.slice(0, offset).split('\n')
    const column = (lines.at(-1) ?? '').length + 1
    super(`${file}:${lines.length}:${column}: ${rule === '' ? '' : `${rule}: `}${message}`)
  }
}

/** Compiles the text of a rules file (JSON, comments allowed); throws a RulesError for what Firebase would refuse. */
export function compileRules(text: string, file: string): Ruleset {
  const node = read(text, file)
  return {
    mayRead({ path, root, auth, now }) {
      const here = { value: root, parent: null }
      const top = { node, auth, now, root: here, data: here, newData: here, path: [] }
      return positionsAlong(top, path).some((position) => grants(position, '.read'))
    },
    mayWrite({ paths, before, after, auth, now }) {
      const root: Snapshot = { value: before, parent: null }
      const newData: Snapshot = { value: after, parent: null }
      const top = { node, auth, now, root, data: root, newData, path: [] }
      return paths.every((path) => isWriteAllowed(top, placeOf(path)))
    },
    hasIndex(path, index) {
      if (index === '.key' || index === PRIORITY) return true
      const there = path.reduce<RulesNode | null>((at, key) => at && childRules(at, key), node)
      return there?.indexes.includes(index) === true
    },
  }
}

function read(text: string, file: string): RulesNode {
  try {
    return readRules(text)
  } catch (error) {
    throw error instanceof Mistake ? new RulesError(file, text, error) : error
  }
}

function isWriteAllowed(top: Position, path: Path): boolean {
  const along = positionsAlong(top, path)
  const last = along.at(-1)
  return (
    along.some((position) => grants(position, '.write')) &&
    along.every(isValid) &&
    (last?.path.length !== path.length || isValidBelow(last))
  )
}

/** The rules' positions from the root to `path`, as far as they exist. */
function positionsAlong(top: Position, path: Path): Position[] {
  const positions = [top]
  let last: Position | null = top
  for (const key of path) {
    last = stepDown(last, key)
    if (last === null) break
    positions.push(last)
  }
  return positions
}

function childRules({ children, wildcard }: RulesNode, key: string): RulesNode | null {
  return children.get(key) ?? wildcard
}

// A priority belongs to its parent.
function placeOf(path: Path): Path {
  return path.at(-1) === PRIORITY ? path.slice(0, -1) : path
}

function stepDown({ node, ...scope }: Position, key: string): Position | null {
  const child = childRules(node, key)
  return (
    child && {
      ...scope,
      node: child,
      data: childSnapshot(scope.data, key),
      newData: childSnapshot(scope.newData, key),
      path: [...scope.path, key],
    }
  )
}

function grants(position: Position, kind: '.read' | '.write'): boolean {
  return position.node.rules[kind]?.(position) === true
}

/** A deletion is not validated; remaining ancestors are. */
function isValid(position: Position): boolean {
  return position.newData.value === null || position.node.rules['.validate']?.(position) !== false
}

function isValidBelow(position: Position): boolean {
  for (const { key } of childrenOf(position.newData.value)) {
    const child = stepDown(position, key)
    if (child !== null && !(isValid(child) && isValidBelow(child))) return false
  }
  return true
}
