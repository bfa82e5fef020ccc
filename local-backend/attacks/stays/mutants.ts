import { type AnyNode, parseExpressionAt } from 'acorn'

/** A rules file with one part of one rule left out or turned round. */
type Mutant = { place: string; what: string; rule: string; rulesText: string }

type Literal = { place: string; value: unknown; start: number; end: number }

type Rule = { place: string; text: string; start: number; end: number }

const TURNED: { readonly [operator: string]: string } = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>=': '>',
}

/** Every mutant of the rules below `places`, one change each. */
export function mutantsOf(rulesText: string, places: readonly string[]): Mutant[] {
  const file = parse(rulesText)
  return places
    .flatMap((place) => rulesOf(childrenNamed(childrenNamed(file, 'rules')[0], place)[0], place))
    .flatMap(({ place, text, start, end }) =>
      textsOf(text).map(({ what, text: mutated }) => ({
        place,
        what: `${place}: ${what}`,
        rule: mutated,
        rulesText: rulesText.slice(0, start) + JSON.stringify(mutated) + rulesText.slice(end),
      })),
    )
}

/** Every mutant that lacks a rule: of who may read or write, or of what may stand somewhere, nothing is asked. */
export function withoutARule(rulesText: string): Mutant[] {
  const [rules] = childrenNamed(parse(rulesText), 'rules')
  return entriesOf(rules)
    .flatMap(([key, below]) => (key.startsWith('.') ? [] : literalsOf(below, key)))
    .filter(({ value }) => value !== true)
    .map(({ place, value, start, end }) => ({
      place,
      what: `${place}: ${String(value)} → true`,
      rule: 'true',
      rulesText: `${rulesText.slice(0, start)}true${rulesText.slice(end)}`,
    }))
}

/** The part of a rule that a mutant leaves out or turns round. */
export function turnedIn(what: string, place: string): string {
  return what.slice(place.length + 2, what.lastIndexOf(' → '))
}

function parse(text: string): AnyNode {
  return parseExpressionAt(text, 0, { ecmaVersion: 2020 })
}

function childrenNamed(node: AnyNode | undefined, name: string): AnyNode[] {
  return entriesOf(node).flatMap(([key, value]) => (key === name ? [value] : []))
}

function entriesOf(node: AnyNode | undefined): [string, AnyNode][] {
  if (node?.type !== 'ObjectExpression') return []
  return node.properties.flatMap((property): [string, AnyNode][] =>
    property.type === 'Property' && property.key.type === 'Literal'
      ? [[String(property.key.value), property.value]]
      : [],
  )
}

/** The conditions of who may write and of what may stand there. */
function rulesOf(node: AnyNode | undefined, place: string): Rule[] {
  return literalsOf(node, place).flatMap(({ value, ...rest }) =>
    typeof value === 'string' && !rest.place.endsWith('/.read') ? [{ ...rest, text: value }] : [],
  )
}

function literalsOf(node: AnyNode | undefined, place: string): Literal[] {
  return entriesOf(node).flatMap(([key, value]): Literal[] => {
    const here = `${place}/${key}`
    if (value.type !== 'Literal') return literalsOf(value, here)
    const { start, end } = value
    return key === '.indexOn' ? [] : [{ place: here, value: value.value, start, end }]
  })
}

/** A rule's text with one of its parts changed, for each of its parts. */
function textsOf(rule: string): { what: string; text: string }[] {
  const swap = (node: AnyNode, by: string) => ({
    what: `${rule.slice(node.start, node.end)} → ${by}`,
    text: rule.slice(0, node.start) + by + rule.slice(node.end),
  })
  const part = (node: AnyNode) => `(${rule.slice(node.start, node.end)})`
  return nodesOf(parse(rule)).flatMap((node) => {
    if (node.type === 'LogicalExpression') {
      // Whether it is a text or a number at all is asked for the reader: what is none fails what follows, too.
      const isKind = /^\(newData\.is(String|Number)\(\)\)$/.test(part(node.left))
      const sides = node.operator === '&&' && isKind ? [node.left] : [node.left, node.right]
      return sides.map((side) => swap(node, part(side)))
    }
    if (node.type === 'ConditionalExpression') {
      return [swap(node, part(node.consequent)), swap(node, part(node.alternate))]
    }
    if (node.type === 'UnaryExpression') return [swap(node, part(node.argument))]
    const turned = node.type === 'BinaryExpression' ? TURNED[node.operator] : undefined
    if (node.type === 'BinaryExpression' && turned !== undefined) {
      return [swap(node, `(${part(node.left)} ${turned} ${part(node.right)})`)]
    }
    return []
  })
}

function nodesOf(node: AnyNode): AnyNode[] {
  return [node, ...Object.values(node).flatMap(childNodes).flatMap(nodesOf)]
}

function childNodes(value: unknown): AnyNode[] {
  if (Array.isArray(value)) return value.flatMap(childNodes)
  return isNode(value) ? [value] : []
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
