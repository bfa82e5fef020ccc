import { type AnyNode, parse } from 'acorn'
import { expect, test } from 'vitest'
import { compileRules, type Ruleset } from '#rtdb-emulator/rtdb/rules.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { othersOf, VERBS } from './attacks/others.ts'
import { REFUSED } from './attacks/refused.ts'
import { type Changes, GUEST, openAs, OWNER, type Role, ROLES } from './attacks/roles.ts'
import { NOW_MS } from './attacks/season.ts'
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

/** Conditions of the newest paths that no row of the attack table tries yet. */
const UNTRIED: ReadonlySet<string> = new Set([
  "/reservationDetails/$reservation .write: newRoot.child('versions/' + $reservation + '/n').val() !== root.child('versions/' + $reservation + '/n').val()",
  '/reservationDetails/$reservation .write: newData.exists()',
  '/requests/$request .write: isOwner',
  '/requests/$request/at .validate: newData.getPriority() === null',
  "/payments/$reservation/$payment .write: newData.child('at').val() === data.child('at').val()",
  "/payments/$reservation/$payment .write: newData.child('by').val() === data.child('by').val()",
  "/payments/$reservation/$payment .write: newData.child('purpose').val() === data.child('purpose').val()",
  "/payments/$reservation/$payment .write: newData.child('method').val() === data.child('method').val()",
  "/payments/$reservation/$payment .write: newData.child('date').val() === data.child('date').val()",
  "/payments/$reservation/$payment .write: newData.child('amount').val() === data.child('amount').val()",
])

test(
  'every condition of the rules changes the verdict of a test when it is taken out',
  { timeout: 600_000 },
  () => {
    const verdicts = new Map(DECISIONS.map((each) => [each, isPermitted(each)]))
    const untested = operandsIn(rules, []).filter(({ top, without }) => {
      const ruleset = compileRules(writeRules(without), 'rules/')
      return DECISIONS.filter(({ changes }) =>
        Object.keys(changes).some((path) => path.startsWith(top)),
      ).every((each) => isPermitted(each, ruleset) === verdicts.get(each))
    })
    // A limit beside a comparison changes no verdict; `fields.test.ts` tries all limits.
    const conditions = untested.filter(
      ({ name, condition }) => !LIMITS.has(condition) && !UNTRIED.has(name),
    )
    expect(conditions.map(({ name }) => name)).toEqual([])
  },
)

function isPermitted({ role, over, changes }: Decision, ruleset?: Ruleset): boolean {
  return openAs(role, over, NOW_MS, ruleset).mayWrite(changes)
}

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

/** An operand of `&&` by its place, and the rules without it. */
type Operand = { name: string; condition: string; top: string; without: Rules }

function operandsIn(rule: Rules, keys: readonly string[]): Operand[] {
  return Object.entries(rule).flatMap(([key, value]): Operand[] => {
    if (typeof value === 'string' && key !== '.read') {
      const text = value.replaceAll(owner, OWNER_NAME)
      return conditionsIn(text).map(({ start, end }) => {
        const condition = `${text.slice(0, start)}true${text.slice(end)}`
        return {
          name: `/${keys.join('/')} ${key}: ${text.slice(start, end)}`,
          condition: text.slice(start, end),
          top: keys[0] ?? '',
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
