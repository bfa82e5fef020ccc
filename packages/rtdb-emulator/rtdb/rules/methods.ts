import type { AnyNode } from 'acorn'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { isBranch, type Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { Mistake } from './mistake.ts'
import { checkRegularExpression } from './regularExpression.ts'
import {
  EvaluationError,
  parentSnapshot,
  type Scope,
  type Snapshot,
  snapshotBelow,
} from './snapshot.ts'

/** The static type of a value; `claims` come from `auth`, `unknown` from `val()`. */
export type Kind = 'boolean' | 'number' | 'string' | 'null' | 'claims' | 'unknown'
export type Run<T> = (scope: Scope) => T
export type Compiled = { kind: 'snapshot'; run: Run<Snapshot> } | { kind: Kind; run: Run<Json> }

/** A method's call: its arguments, a function that compiles one, and its position. */
type Call = {
  name: string
  args: readonly AnyNode[]
  compile: (node: AnyNode) => Compiled
  offset: number
}
type Method<Self> = (self: Run<Self>, call: Call) => Compiled

/** The methods of `data`, `newData` and `root`. */
export const snapshotMethods: ReadonlyMap<string, Method<Snapshot>> = new Map([
  ['val', read('unknown', valueOf)],
  ['exists', read('boolean', (node) => node !== null)],
  ['isString', read('boolean', (node) => typeof valueOf(node) === 'string')],
  ['isNumber', read('boolean', (node) => typeof valueOf(node) === 'number')],
  ['isBoolean', read('boolean', (node) => typeof valueOf(node) === 'boolean')],
  ['getPriority', read('unknown', (node) => node?.priority ?? null)],
  ['parent', callParent],
  ['child', callChild],
  ['hasChild', callHasChild],
  ['hasChildren', callHasChildren],
])

/** The methods of strings. */
export const stringMethods: ReadonlyMap<string, Method<Json>> = new Map([
  ['contains', compare((text, part) => text.includes(part))],
  ['beginsWith', compare((text, part) => text.startsWith(part))],
  ['endsWith', compare((text, part) => text.endsWith(part))],
  ['toLowerCase', change((text) => text.toLowerCase())],
  ['toUpperCase', change((text) => text.toUpperCase())],
  ['replace', callReplace],
  ['matches', callMatches],
])

/** The value as a string; throws for anything else, which makes the rule false. */
export function asString(value: Json): string {
  if (typeof value !== 'string') throw new EvaluationError('Not a string')
  return value
}

/** Throws for a type that can never be `wanted`; `what` names the value in the message. */
export function expectKind(
  compiled: Compiled,
  wanted: readonly Kind[],
  what: string,
  offset: number,
): Run<Json> {
  const { kind } = compiled
  if (kind === 'snapshot') throw new Mistake(`${what} is a snapshot: use val()`, offset)
  if (!wanted.includes(kind)) {
    const instead =
      kind === 'claims' || kind === 'unknown' ? ': compare it with ===' : `, not ${kind}`
    throw new Mistake(`${what} must be a ${wanted[0]}${instead}`, offset)
  }
  return compiled.run
}

// A node with children is an opaque object, because rules cannot use its content.
function valueOf(node: Stored): Json {
  if (node === null) return null
  return isBranch(node) ? {} : node.value
}

function read(kind: Kind, take: (node: Stored) => Json): Method<Snapshot> {
  return (self, call) => {
    expectCount(call, 0)
    return { kind, run: (scope) => take(self(scope).value) }
  }
}

function compare(claim: (text: string, part: string) => boolean): Method<Json> {
  return (self, call) => {
    const part = stringArgument(call, 0, 1)
    return { kind: 'boolean', run: (scope) => claim(asString(self(scope)), part(scope)) }
  }
}

function change(turn: (text: string) => string): Method<Json> {
  return (self, call) => {
    expectCount(call, 0)
    return { kind: 'string', run: (scope) => turn(asString(self(scope))) }
  }
}

function callParent(self: Run<Snapshot>, call: Call): Compiled {
  expectCount(call, 0)
  return { kind: 'snapshot', run: (scope) => parentSnapshot(self(scope)) }
}

function callChild(self: Run<Snapshot>, call: Call): Compiled {
  const path = stringArgument(call, 0, 1)
  return { kind: 'snapshot', run: (scope) => snapshotBelow(self(scope), path(scope)) }
}

function callHasChild(self: Run<Snapshot>, call: Call): Compiled {
  const path = stringArgument(call, 0, 1)
  return { kind: 'boolean', run: (scope) => has(self(scope), path(scope)) }
}

function callHasChildren(self: Run<Snapshot>, call: Call): Compiled {
  const [list] = call.args
  if (list === undefined) {
    return { kind: 'boolean', run: (scope) => isBranch(self(scope).value) }
  }
  expectCount(call, 1)
  if (list.type !== 'ArrayExpression' || list.elements.length === 0) {
    throw new Mistake('hasChildren() takes a list of at least one name', list.start)
  }
  const paths = list.elements.map((element) => compileString(element ?? list, call))
  return {
    kind: 'boolean',
    run: (scope) => {
      const snapshot = self(scope)
      return paths.map((path) => has(snapshot, path(scope))).every(Boolean)
    },
  }
}

function callReplace(self: Run<Json>, call: Call): Compiled {
  const part = stringArgument(call, 0, 2)
  const other = stringArgument(call, 1, 2)
  return {
    kind: 'string',
    run: (scope) => asString(self(scope)).replaceAll(part(scope), () => other(scope)),
  }
}

function callMatches(self: Run<Json>, call: Call): Compiled {
  expectCount(call, 1)
  const [literal] = call.args
  if (literal?.type !== 'Literal' || literal.regex === undefined) {
    throw new Mistake('matches() takes a regular expression', call.offset)
  }
  const { pattern, flags } = literal.regex
  checkRegularExpression(pattern, flags, literal.start)
  const expression = new RegExp(pattern, flags)
  return { kind: 'boolean', run: (scope) => expression.test(asString(self(scope))) }
}

function stringArgument(call: Call, index: number, count: number): Run<string> {
  expectCount(call, count)
  const node = call.args[index]
  if (node === undefined) throw new RangeError(`No argument ${index}`)
  return compileString(node, call)
}

function compileString(node: AnyNode, { compile, name }: Call): Run<string> {
  const what = `An argument of ${name}()`
  const run = expectKind(compile(node), ['string', 'claims', 'unknown'], what, node.start)
  return (scope) => asString(run(scope))
}

function expectCount({ args, name, offset }: Call, count: number): void {
  if (args.length !== count) {
    throw new Mistake(`${name}() takes ${count} arguments, not ${args.length}`, offset)
  }
}

function has(snapshot: Snapshot, path: string): boolean {
  return snapshotBelow(snapshot, path).value !== null
}
