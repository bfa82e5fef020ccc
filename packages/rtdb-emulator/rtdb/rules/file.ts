import { type AnyNode, parseExpressionAt, tokenizer } from 'acorn'
import { parsePath, type Path } from '#rtdb-emulator/rtdb/tree.ts'
import { compileExpression, type RuleSite } from './expression.ts'
import { Mistake, parsed } from './mistake.ts'
import type { Scope } from './snapshot.ts'

type Rule = (scope: Scope) => boolean
type Entry = { key: string; value: AnyNode; rule: string; offset: number }

/** The rules of one place and those below it; `wildcard` is the child `$name`. */
export type RulesNode = {
  rules: { '.read'?: Rule; '.write'?: Rule; '.validate'?: Rule }
  children: Map<string, RulesNode>
  wildcard: RulesNode | null
  /** The paths of `.indexOn`: `.value`, or paths below each child. */
  indexes: readonly string[]
}

const VALID_KEY = /^(?:\$\w+|[^.#$/[\]\p{Cc}]+)$/u
const stringStep = /\\u[0-9A-Fa-f]{4}|\\[^]|[^]/g

/** Parses a rules file, JSON with comments; throws a Mistake with the offset in `text`. */
export function readRules(text: string): RulesNode {
  const [entry, another] = entriesOf(parseJson(text), [])
  if (entry?.key !== 'rules' || another !== undefined) {
    throw new Mistake('A rules file holds "rules" and nothing else', another?.offset ?? 0)
  }
  return readNode(entry.value, [])
}

/**
 * JSON is a subset of JavaScript, whose parser supports comments and positions; `readString` checks
 * the rest.
 */
function parseJson(text: string): AnyNode {
  return parsed(() => {
    const onTrailingComma = (offset: number) => {
      throw new Mistake('Nothing follows this comma', offset)
    }
    const options = { ecmaVersion: 2020, onTrailingComma } as const
    const node = parseExpressionAt(text, 0, options)
    const rest = tokenizer(text.slice(node.end), options).getToken()
    if (rest.type.label !== 'eof') {
      throw new Mistake('Something follows the rules', node.end + rest.start)
    }
    return node
  })
}

function readNode(node: AnyNode, place: Path): RulesNode {
  const result: RulesNode = { rules: {}, children: new Map(), wildcard: null, indexes: [] }
  for (const entry of entriesOf(node, place)) {
    const { key, value } = entry
    if (key === '.indexOn') result.indexes = readIndexes(entry)
    else if (key === '.read' || key === '.write' || key === '.validate') {
      result.rules[key] = readRule(entry, { place, kind: key })
    } else {
      checkKey(entry, place, result)
      const child = readNode(value, [...place, key])
      if (key.startsWith('$')) result.wildcard = child
      else result.children.set(key, child)
    }
  }
  return result
}

function entriesOf(node: AnyNode, place: Path): Entry[] {
  const here = `/${place.join('/')}`
  if (node.type !== 'ObjectExpression') throw new Mistake('Not an object', node.start, here)
  const seen = new Set<string>()
  return node.properties.map((property) => {
    if (property.type !== 'Property' || property.kind !== 'init' || property.computed) {
      throw new Mistake('Not JSON', property.start, here)
    }
    const { text: key } = readString(property.key, here)
    if (seen.has(key)) throw new Mistake(`Twice ${key}`, property.start, here)
    seen.add(key)
    const rule = [here === '/' ? '' : here, key].join('/')
    return { key, value: property.value, rule, offset: property.start }
  })
}

function checkKey({ key, rule, offset }: Entry, place: Path, { wildcard }: RulesNode): void {
  if (!VALID_KEY.test(key)) throw new Mistake(`${key} is no rule and no key`, offset, rule)
  if (!key.startsWith('$')) return
  if (wildcard !== null) throw new Mistake('A second $ child of one place', offset, rule)
  if (place.includes(key)) throw new Mistake(`${key} is already used above`, offset, rule)
}

function readRule({ value, rule }: Entry, site: RuleSite): Rule {
  if (value.type === 'Literal' && typeof value.value === 'boolean') {
    const { value: granted } = value
    return () => granted
  }
  const { text, raw } = readString(value, rule)
  try {
    return compileExpression(text, site)
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    const offset = value.start + 1 + offsetInRaw(raw.slice(1), error.offset)
    throw new Mistake(error.message, offset, rule)
  }
}

function readIndexes({ value, rule }: Entry): string[] {
  const children = value.type === 'ArrayExpression' ? value.elements : [value]
  return children.map((child) => parsePath(readString(child ?? value, rule).text).join('/'))
}

/** A JSON string, decoded and raw. */
function readString(node: AnyNode, rule: string): { text: string; raw: string } {
  const raw = node.type === 'Literal' ? (node.raw ?? '') : ''
  if (!raw.startsWith('"')) throw new Mistake('Expected a string', node.start, rule)
  try {
    return { text: String(JSON.parse(raw)), raw }
  } catch {
    throw new Mistake('Not a JSON string', node.start, rule)
  }
}

/**
 * The position in a raw string of the decoded character at `offset`, because an escape has several
 * characters.
 */
function offsetInRaw(raw: string, offset: number): number {
  return (raw.match(stringStep) ?? []).slice(0, offset).join('').length
}
