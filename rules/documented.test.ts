import { type AnyNode, parseExpressionAt } from 'acorn'
import { expect, test } from 'vitest'
import { rules } from './rules.ts'
import { writeRules } from './write.ts'

const written = writeRules(rules)
const built = parse(written.slice(written.indexOf('{')))

/**
 * The features of rules in use, all in Firebase's documentation of security rules
 * (https://firebase.google.com/docs/reference/security/database and its page on regular
 * expressions).
 */
const DOCUMENTED = new Set([
  '.read',
  '.write',
  '.validate',
  '.indexOn',
  '$location',
  '\\d',
  'auth',
  'auth.uid',
  'auth.token.email',
  'auth.token.auth_time',
  'now',
  'root',
  'data',
  'newData',
  'val()',
  'exists()',
  'child()',
  'parent()',
  'hasChild()',
  'hasChildren()',
  'isString()',
  'isNumber()',
  'isBoolean()',
  'getPriority()',
  'length',
  'beginsWith()',
  'matches()',
  '===',
  '!==',
  '!=',
  '<',
  '<=',
  '>=',
  '&&',
  '||',
  '!',
  '? :',
  '+',
  '-',
  '*',
  '%',
  "'text'",
  '1',
  'true',
  'null',
  '[…]',
  '/pattern/',
  '^',
  '$',
  '?',
  '{n,m}',
  '(pattern)',
  'a|b',
  '[akz]',
  '[^0-9]',
  '[a-z]',
  '\\s',
  '\\',
])

test('the rules use only documented features', () => {
  const used = new Set(usedIn(childNamed(built, 'rules')))

  expect([...used].filter((each) => !DOCUMENTED.has(each)).toSorted()).toEqual([])
  expect([...DOCUMENTED].filter((each) => !used.has(each)).toSorted()).toEqual([])
})

function parse(text: string): AnyNode {
  return parseExpressionAt(text, 0, { ecmaVersion: 2020 })
}

function childNamed(node: AnyNode, name: string): AnyNode {
  const found = entriesOf(node).find(([key]) => key === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found[1]
}

function entriesOf(node: AnyNode): [string, AnyNode][] {
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property): [string, AnyNode][] =>
    property.type === 'Property' && property.key.type === 'Literal'
      ? [[String(property.key.value), property.value]]
      : [],
  )
}

/** Every feature in a part of the rules. */
function usedIn(node: AnyNode): string[] {
  return entriesOf(node).flatMap(([key, value]) => {
    if (key.startsWith('.')) return [key, ...ruleUses(value)]
    return [...(key.startsWith('$') ? ['$location'] : []), ...usedIn(value)]
  })
}

function ruleUses(value: AnyNode): string[] {
  if (value.type !== 'Literal' || typeof value.value !== 'string') return []
  return expressionUses(parse(value.value))
}

function expressionUses(node: AnyNode): string[] {
  if (node.type === 'Identifier') return [node.name.startsWith('$') ? '$location' : node.name]
  if (node.type === 'Literal')
    return node.regex ? ['/pattern/', ...patternUses(node.regex)] : [literalOf(node.value)]
  if (node.type === 'MemberExpression') return memberUses(node.object, nameOf(node.property))
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object, property } = node.callee
    return [`${nameOf(property)}()`, ...[object, ...node.arguments].flatMap(expressionUses)]
  }
  return [signOf(node), ...childrenOf(node).flatMap(expressionUses)]
}

function memberUses(object: AnyNode, name: string): string[] {
  if (object.type === 'Identifier' && object.name === 'auth') return [`auth.${name}`]
  if (object.type === 'MemberExpression' && nameOf(object.property) === 'token')
    return [`auth.token.${name}`]
  return [name, ...expressionUses(object)]
}

function signOf(node: AnyNode): string {
  if (node.type === 'ArrayExpression') return '[…]'
  if (node.type === 'ConditionalExpression') return '? :'
  return 'operator' in node ? node.operator : node.type
}

function nameOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : node.type
}

function literalOf(value: unknown): string {
  if (typeof value === 'string') return "'text'"
  return typeof value === 'number' ? '1' : String(value)
}

const TOKENS = /\\[^]|\[\^?|\]|\(\??|\{[\d,]*\}|[^]/gu
const AS_ITSELF = /^[^\\^$*+?.()[\]{}|]$/u

function patternUses({ pattern, flags }: { pattern: string; flags: string }): string[] {
  const used: string[] = []
  let inSet = false
  for (const [token] of pattern.matchAll(TOKENS)) {
    if (inSet) {
      if (token === ']') inSet = false
      else used.push(...setUses(token))
    } else if (token.startsWith('[')) {
      inSet = true
      used.push(token === '[' ? '[akz]' : '[^0-9]')
    } else used.push(...outsideUses(token))
  }
  return [...used, ...flags.split('')]
}

function setUses(token: string): string[] {
  if (/^\\\w$/.test(token)) return [token]
  if (token.startsWith('\\')) return ['\\']
  if (token === '-') return ['[a-z]']
  return isUnseen(token) ? ['[U+0000]'] : []
}

function outsideUses(token: string): string[] {
  if (token === ')') return []
  if (token === '(') return ['(pattern)']
  if (token === '|') return ['a|b']
  if (token.startsWith('{')) return ['{n,m}']
  if (/^\\\w$/.test(token)) return [token]
  if (token.startsWith('\\')) return ['\\']
  if (AS_ITSELF.test(token)) return isUnseen(token) ? ['U+0000 in a pattern'] : []
  return [token]
}

/** Whether a character is no visible one of ASCII or Turkish. */
function isUnseen(character: string): boolean {
  return !/^[ -~ÇĞİÖŞÜçğıöşü]$/.test(character)
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flatMap(nodesIn)
}

function nodesIn(value: unknown): AnyNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value] : []
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
