import { type AnyNode, parse } from 'acorn'
import { expect, test } from 'vitest'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { othersOf, VERBS } from './attacks/others.ts'
import { REFUSED } from './attacks/refused.ts'
import { type Changes, GUEST, OWNER, type Role, ROLES, writeAs } from './attacks/roles.ts'
import { VARIANTS } from './attacks/variants.ts'
import { WRITES } from './attacks/writes.ts'
import { owner } from './conditions.ts'
import { fieldRules } from './fields.ts'
import { type Rules, writeRules } from './language.ts'
import { rules } from './rules.ts'
import { DECLARED } from './testingFields.ts'

/** A write whose verdict a test checks. */
type Decision = { role: Role; over: Stored; changes: Changes }

const DECISIONS: readonly Decision[] = [
  ...WRITES.flatMap(({ over, changes }) => ROLES.map((role) => ({ role, over, changes }))),
  ...[...REFUSED, ...VERBS.flatMap(othersOf)].flatMap(({ roles, over, changes }) =>
    roles.map((role) => ({ role, over, changes })),
  ),
  ...VARIANTS.flatMap(({ write: { over }, changes }) =>
    [OWNER, GUEST].map((role) => ({ role, over, changes })),
  ),
  ...WRITES.flatMap(({ over, changes }) =>
    Object.keys(changes).map((path) => {
      const { [path]: _left, ...rest } = changes
      return { role: OWNER, over, changes: rest }
    }),
  ),
]

test(
  'every condition of the rules changes the verdict of a test when it is taken out',
  { timeout: 1_200_000 },
  () => {
    const judged = compileRules(writeRules(rules), 'rules/')
    const writes = DECISIONS.map(({ role, over, changes }) => {
      const { isPermittedBy } = writeAs(role, over, changes)
      return { text: JSON.stringify(changes), isPermittedBy, verdict: isPermittedBy(judged) }
    })
    // A limit beside a comparison changes no verdict; `fields.test.ts` tries all limits.
    const tried = operandsIn(rules, []).filter(({ condition }) => !LIMITS.has(condition))
    const untested = tried.filter(({ names, without }) => {
      const ruleset = compileRules(writeRules(without), 'rules/')
      return (
        writes
          // Another write does not reach the condition's place.
          .filter(({ text }) => names.every((name) => text.includes(name)))
          .every(({ isPermittedBy, verdict }) => isPermittedBy(ruleset) === verdict)
      )
    })
    expect(untested.map(({ name }) => name)).toEqual([])
  },
)

/** The operands of the limits of all declared fields. */
const LIMITS = new Set(
  DECLARED.flatMap(([, fields]) =>
    Object.values(fieldRules(fields)).flatMap((rule) => {
      if (typeof rule !== 'object' || Array.isArray(rule)) return []
      const limits = rule['.validate']
      if (typeof limits !== 'string') return []
      return [limits, ...conditionsIn(limits).map(({ start, end }) => limits.slice(start, end))]
    }),
  ),
)

// The condition that an account is an owner's counts as one.
const OWNER_NAME = 'isOwner'

/** An operand of `&&` by its place with the names on its path, and the rules without it. */
type Operand = { name: string; condition: string; names: readonly string[]; without: Rules }

function operandsIn(rule: Rules, keys: readonly string[]): Operand[] {
  return Object.entries(rule).flatMap(([key, value]): Operand[] => {
    if (typeof value === 'string' && key !== '.read') {
      const text = value.replaceAll(owner, OWNER_NAME)
      return conditionsIn(text).map(({ start, end }) => {
        const condition = `${text.slice(0, start)}true${text.slice(end)}`
        return {
          name: `/${keys.join('/')} ${key}: ${text.slice(start, end)}`,
          condition: text.slice(start, end),
          names: keys.filter((each) => !each.startsWith('$')),
          without: withRule(rules, [...keys, key], condition.replaceAll(OWNER_NAME, owner)),
        }
      })
    }
    return typeof value === 'object' && !Array.isArray(value)
      ? operandsIn(value, [...keys, key])
      : []
  })
}

function withRule(rule: Rules, [key = '', ...below]: readonly string[], condition: string): Rules {
  const child = rule[key]
  const isRules = typeof child === 'object' && !Array.isArray(child)
  return { ...rule, [key]: isRules ? withRule(child, below, condition) : condition }
}

/** The operands of `&&` anywhere in a condition. */
function conditionsIn(source: string): AnyNode[] {
  const found: AnyNode[] = []
  collect(parse(source, { ecmaVersion: 5 }))
  return found

  function collect(node: AnyNode) {
    if (node.type === 'LogicalExpression' && node.operator === '&&')
      for (const side of [node.left, node.right])
        if ((side.type !== 'LogicalExpression' || side.operator !== '&&') && !isTestedOwner(side))
          found.push(side)
    for (const child of Object.values(node) as unknown[])
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) collect(each)
  }
}

/** `rules.test.ts` requires it as the first condition of a write. */
function isTestedOwner({ type, start }: AnyNode): boolean {
  return type === 'Identifier' && start === 0
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
