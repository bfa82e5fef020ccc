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
  "/reservationDetails/$reservation/version .validate: newData.parent().child('checkIn').val() === newRoot.child('agreements').child($reservation).child(newData.parent().child('agreement').child('entry').val()).child('checkIn').val()",
  "/reservationDetails/$reservation/version .validate: newData.parent().child('checkOut').val() === newRoot.child('agreements').child($reservation).child(newData.parent().child('agreement').child('entry').val()).child('checkOut').val()",
  "/reservationDetails/$reservation/agreement/entry .validate: !data.exists() || newData.val() === data.val() || newData.parent().child('earlier').child(data.val()).exists()",
  '/reservationDetails/$reservation/agreement/lines/$line .validate: $line.length <= 40',
  "/reservationDetails/$reservation/agreement/lines/$line .validate: !newData.parent().parent().parent().child('guestKey').exists() || newData.child('amount').val() === newRoot.child('guestPages').child(newData.parent().parent().parent().child('guestKey').val()).child('agreement/lines').child($line).child('amount').val()",
  "/reservationDetails/$reservation/agreement/earlier/$entry .validate: newData.hasChildren(['at', 'checkIn', 'checkOut', 'total', 'deposit'])",
  "/reservationDetails/$reservation/agreement/earlier/$entry .validate: !newData.parent().parent().parent().child('guestKey').exists() || newData.child('total').val() === newRoot.child('guestPages').child(newData.parent().parent().parent().child('guestKey').val()).child('agreement/earlier').child($entry).child('total').val()",
  "/reservationDetails/$reservation/agreement/earlier/$entry .validate: newData.child('deposit').val() === data.child('deposit').val()",
  "/reservationDetails/$reservation/agreement/earlier/$entry .validate: newData.child('checkOut').val() === data.child('checkOut').val()",
  "/reservationDetails/$reservation/agreement/earlier/$entry .validate: newData.child('at').val() === data.child('at').val()",
  "/reservationDetails/$reservation/agreement/earlier/$entry .validate: newData.child('checkIn').val() === data.child('checkIn').val()",
  "/requests/$request .write: !newData.hasChild('version')",
  "/requests/$request .write: !root.child('versions/' + $request).exists()",
  "/requests/$request/asked .validate: newData.hasChildren(['checkIn', 'checkOut'])",
  "/agreements/$about .write: newRoot.child('reservationDetails').child($about).exists()",
  "/agreements/$about .write: newRoot.child('requests/' + $about).child('removed').val() !== true",
  "/agreements/$about/$entry .write: newRoot.child('reservationDetails').child($about).child('removed').val() !== true",
  "/agreements/$about/$entry .write: newRoot.child('requests/' + $about).child('removed').val() !== true",
  '/agreements/$about/$entry/by .validate: newData.val().length <= 254',
  "/agreements/$about/$entry/by .validate: !root.child('requests').child($about).exists()",
  '/agreements/$about/$entry/at .validate: newData.val() < now',
  "/agreements/$about/$entry/at .validate: !root.child('requests').child($about).exists()",
  "/guestPages/$key .write: newRoot.child('versions/' + (newData.exists() ? newData.child('about').val() : data.child('about').val()) + '/n').val() !== root.child('versions/' + (newData.exists() ? newData.child('about').val() : data.child('about').val()) + '/n').val()",
  "/guestPages/$key/agreement .validate: newRoot.child('reservationDetails').child(newData.parent().child('about').val()).child('agreement').exists()",
  '/guestPages/$key/agreement/earlier .validate: newData.hasChildren()',
  "/guestPages/$key/agreement/earlier/$entry .validate: newData.child('deposit').val() === newRoot.child('reservationDetails').child(newData.parent().parent().parent().child('about').val()).child('agreement/earlier').child($entry).child('deposit').val()",
  "/guestPages/$key/agreement/earlier/$entry .validate: newData.child('checkOut').val() === newRoot.child('reservationDetails').child(newData.parent().parent().parent().child('about').val()).child('agreement/earlier').child($entry).child('checkOut').val()",
  "/guestPages/$key/agreement/earlier/$entry .validate: newData.child('checkIn').val() === newRoot.child('reservationDetails').child(newData.parent().parent().parent().child('about').val()).child('agreement/earlier').child($entry).child('checkIn').val()",
  "/guestPages/$key/agreement/earlier/$entry .validate: newData.child('at').val() === newRoot.child('reservationDetails').child(newData.parent().parent().parent().child('about').val()).child('agreement/earlier').child($entry).child('at').val()",
  '/guestPages/$key/payments .validate: newData.hasChildren()',
])

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
    const tried = operandsIn(rules, []).filter(
      ({ name, condition }) => !LIMITS.has(condition) && !UNTRIED.has(name),
    )
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
