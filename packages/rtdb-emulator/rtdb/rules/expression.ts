import {
  type AnyNode,
  type BinaryExpression,
  type CallExpression,
  type ConditionalExpression,
  type Identifier,
  type Literal,
  type LogicalExpression,
  type MemberExpression,
  parse,
  type UnaryExpression,
} from 'acorn'
import { memberOf } from '#rtdb-emulator/rtdb/json.ts'
import type { Path } from '#rtdb-emulator/rtdb/tree.ts'
import {
  asString,
  type Compiled,
  expectKind,
  type Kind,
  type Run,
  snapshotMethods,
  stringMethods,
} from './methods.ts'
import { Mistake, parsed } from './mistake.ts'
import { operate } from './operators.ts'
import { EvaluationError, type Scope } from './snapshot.ts'

/** A rule's place in the rules, with `$` captures, and its kind. */
export type RuleSite = { place: Path; kind: '.read' | '.write' | '.validate' }

/**
 * Compiles a rule's expression; the result returns false where Firebase does: for an exception, or
 * a value that is no boolean. Throws a Mistake, with the offset in `source`, for what Firebase
 * would refuse to publish.
 */
export function compileExpression(source: string, site: RuleSite): (scope: Scope) => boolean {
  const node = parseExpression(source)
  const compiled = compile(node, site)
  const run = expectKind(compiled, ['boolean', 'claims', 'unknown'], 'A rule', node.start)
  return (scope) => {
    try {
      return run(scope) === true
    } catch (error) {
      if (error instanceof EvaluationError) return false
      throw error
    }
  }
}

function parseExpression(source: string): AnyNode {
  const { body } = parsed(() => parse(source, { ecmaVersion: 5 }))
  const [statement, another] = body
  if (statement?.type !== 'ExpressionStatement' || another !== undefined) {
    throw new Mistake('A rule is one expression', (another ?? statement)?.start ?? 0)
  }
  if (source[statement.end - 1] === ';') {
    throw new Mistake('A rule ends without a semicolon', statement.end - 1)
  }
  return statement.expression
}

function compile(node: AnyNode, site: RuleSite): Compiled {
  if (node.type === 'Literal') return compileLiteral(node)
  if (node.type === 'Identifier') return compileVariable(node, site)
  if (node.type === 'MemberExpression') return compileMember(node, site)
  if (node.type === 'CallExpression') return compileCall(node, site)
  if (node.type === 'UnaryExpression') return compileUnary(node, site)
  if (node.type === 'BinaryExpression') return compileBinary(node, site)
  if (node.type === 'LogicalExpression') return compileLogical(node, site)
  if (node.type === 'ConditionalExpression') return compileConditional(node, site)
  throw new Mistake(`The rules language has no ${node.type}`, node.start)
}

function compileLiteral({ value, start }: Literal): Compiled {
  if (typeof value === 'string') return { kind: 'string', run: () => value }
  if (typeof value === 'number') return { kind: 'number', run: () => value }
  if (typeof value === 'boolean') return { kind: 'boolean', run: () => value }
  if (value === null) return { kind: 'null', run: () => null }
  throw new Mistake('A regular expression is allowed only in matches()', start)
}

function compileVariable({ name, start }: Identifier, { place, kind }: RuleSite): Compiled {
  if (name === 'auth') return { kind: 'claims', run: ({ auth }) => auth }
  if (name === 'now') return { kind: 'number', run: ({ now }) => now }
  if (name === 'root') return { kind: 'snapshot', run: ({ root }) => root }
  if (name === 'data') return { kind: 'snapshot', run: ({ data }) => data }
  if (name === 'newData' && kind !== '.read') {
    return { kind: 'snapshot', run: ({ newData }) => newData }
  }
  const depth = name.startsWith('$') ? place.indexOf(name) : -1
  if (depth === -1) throw new Mistake(`Unknown variable ${name}`, start)
  return { kind: 'string', run: ({ path }) => path[depth] ?? null }
}

function compileMember(node: MemberExpression, site: RuleSite): Compiled {
  const object = compile(node.object, site)
  const name = memberName(node)
  if (object.kind === 'snapshot') {
    throw new Mistake(`A snapshot has no property ${name ?? '[…]'}`, node.property.start)
  }
  const { kind, run } = object
  if (name === 'length' && ['string', 'claims', 'unknown'].includes(kind)) {
    return { kind: 'number', run: (scope) => asString(run(scope)).length }
  }
  if (kind !== 'claims') {
    throw new Mistake(`A value has no property ${name ?? '[…]'}`, node.property.start)
  }
  if (node.object.type === 'Identifier' && name !== 'uid' && name !== 'token') {
    throw new Mistake(`auth has uid and token, no ${name ?? '[…]'}`, node.property.start)
  }
  const key = name === null ? compileKey(node, site) : () => name
  return { kind: 'claims', run: (scope) => memberOf(run(scope), key(scope)) }
}

function compileKey({ property }: MemberExpression, site: RuleSite): Run<string> {
  const wanted = ['string', 'claims', 'unknown'] as const
  const run = expectKind(compile(property, site), wanted, 'A key', property.start)
  return (scope) => asString(run(scope))
}

function memberName({ computed, property }: MemberExpression): string | null {
  if (!computed && property.type === 'Identifier') return property.name
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null
}

function compileCall(node: CallExpression, site: RuleSite): Compiled {
  const { callee, arguments: args } = node
  if (callee.type !== 'MemberExpression') throw new Mistake('Not a method', callee.start)
  const name = memberName(callee) ?? '[…]'
  const offset = callee.property.start
  const call = { name, args, compile: (inner: AnyNode) => compile(inner, site), offset }
  const object = compile(callee.object, site)
  if (object.kind === 'snapshot') {
    const method = snapshotMethods.get(name)
    if (method === undefined) throw new Mistake(`A snapshot has no method ${name}()`, offset)
    return method(object.run, call)
  }
  const method = stringMethods.get(name)
  if (method === undefined) throw new Mistake(`A string has no method ${name}()`, offset)
  const what = `What ${name}() is called on`
  return method(expectKind(object, ['string', 'claims', 'unknown'], what, offset), call)
}

function compileUnary({ operator, argument, start }: UnaryExpression, site: RuleSite): Compiled {
  const operand = compile(argument, site)
  if (operator === '!') {
    const run = expectKind(operand, ['boolean'], 'The operand of !', argument.start)
    return { kind: 'boolean', run: (scope) => run(scope) !== true }
  }
  if (operator !== '-') throw new Mistake(`The rules language has no ${operator}`, start)
  return operate('-', { kind: 'number', run: () => 0 }, operand, start)
}

function compileBinary({ operator, left, right, start }: BinaryExpression, site: RuleSite) {
  return operate(operator, compile(left, site), compile(right, site), start)
}

function compileLogical(node: LogicalExpression, site: RuleSite): Compiled {
  const { operator } = node
  const what = `An operand of ${operator}`
  const left = expectKind(compile(node.left, site), ['boolean'], what, node.left.start)
  const right = expectKind(compile(node.right, site), ['boolean'], what, node.right.start)
  return operator === '&&'
    ? { kind: 'boolean', run: (scope) => left(scope) === true && right(scope) }
    : { kind: 'boolean', run: (scope) => left(scope) === true || right(scope) }
}

function compileConditional(node: ConditionalExpression, site: RuleSite): Compiled {
  const what = 'The condition of ?:'
  const test = expectKind(compile(node.test, site), ['boolean'], what, node.test.start)
  const yes = compile(node.consequent, site)
  const no = compile(node.alternate, site)
  if (yes.kind === 'snapshot' || no.kind === 'snapshot') {
    throw new Mistake('A branch of ?: is a snapshot: use val()', node.start)
  }
  if (yes.kind !== no.kind && isKnown(yes.kind) && isKnown(no.kind)) {
    throw new Mistake(`The branches of ?: are a ${yes.kind} and a ${no.kind}`, node.start)
  }
  return {
    kind: yes.kind === no.kind ? yes.kind : 'unknown',
    run: (scope) => (test(scope) === true ? yes.run(scope) : no.run(scope)),
  }
}

function isKnown(kind: Kind): boolean {
  return kind !== 'claims' && kind !== 'unknown'
}
