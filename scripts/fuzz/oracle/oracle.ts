import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { type Says, readExpression } from './expression.ts'
import { at, isNode, keysAt, type Place, put, type Tree } from './place.ts'

/** Who asks, and when (milliseconds since 1970). */
type Asker = { auth: object | null; now: number }

/** The rules of a place: what they say, and those of the places below. */
type Node = {
  says: Map<string, Says>
  below: Map<string, Node>
  any: [name: string, node: Node] | null
}

type Walk = { node: Node; data: Place; newData: Place; names: { [name: string]: string } }

/**
 * A second opinion on the rules, made from Google's description of them alone: it reads `database.rules.json` by a parser of its
 * own and looks in plain JSON, so that a mistake of the local backend's evaluator is not made twice.
 */
export function createOracle(text: string) {
  const lines = text.split('\n').filter((line) => !line.trim().startsWith('//'))
  const file: unknown = JSON.parse(lines.join('\n'))
  const top = nodeOf(valueOf(file, 'rules'))

  /** Whether somebody may read a place. */
  function mayRead(tree: Tree, path: readonly string[], asker: Asker): boolean {
    const here = { tree, path: [] }
    return walkAlong({ node: top, data: here, newData: here, names: {} }, path).some((walk) =>
      grants(walk, '.read', asker),
    )
  }

  /** Whether somebody may make these changes, all of them at once. */
  function mayWrite(tree: Tree, changes: { [path: string]: unknown }, asker: Asker): boolean {
    const paths = Object.keys(changes).map((path) => path.split('/').filter((key) => key !== ''))
    const after = Object.values(changes).reduce<Tree>(
      (left, value, index) => put(left, paths[index] ?? [], value, asker.now),
      tree,
    )
    const first = {
      node: top,
      data: { tree, path: [] },
      newData: { tree: after, path: [] },
      names: {},
    }
    return paths.every((path) => {
      const along = walkAlong(first, path)
      const last = along.at(-1)
      const isWhole = last !== undefined && along.length === path.length + 1
      return (
        along.some((walk) => grants(walk, '.write', asker)) &&
        along.every((walk) => isValid(walk, asker)) &&
        (!isWhole || isValidBelow(last, asker))
      )
    })
  }

  return { mayRead, mayWrite }
}

function nodeOf(rules: unknown): Node {
  const node: Node = { says: new Map(), below: new Map(), any: null }
  for (const [name, value] of entriesOf(rules)) {
    if (name === '.indexOn') continue
    if (name.startsWith('.')) {
      node.says.set(name, typeof value === 'string' ? readExpression(value) : () => value)
    } else if (name.startsWith('$')) node.any = [name, nodeOf(value)]
    else node.below.set(name, nodeOf(value))
  }
  return node
}

function walkAlong(first: Walk, path: readonly string[]): Walk[] {
  const walks = [first]
  for (const key of path) {
    const next = step(walks.at(-1) ?? first, key)
    if (!next) break
    walks.push(next)
  }
  return walks
}

function step({ node, data, newData, names }: Walk, key: string): Walk | null {
  const [name, next] = node.below.has(key)
    ? [null, node.below.get(key)]
    : (node.any ?? [null, null])
  if (!next) return null
  const down = (place: Place): Place => ({ ...place, path: [...place.path, key] })
  return {
    node: next,
    data: down(data),
    newData: down(newData),
    names: name === null ? names : { ...names, [name]: key },
  }
}

function grants(walk: Walk, rule: string, asker: Asker): boolean {
  return walk.node.says.has(rule) && ask(walk, rule, asker)
}

function isValid(walk: Walk, asker: Asker): boolean {
  const isGone = at(walk.newData) === undefined
  return isGone || !walk.node.says.has('.validate') || ask(walk, '.validate', asker)
}

function isValidBelow(walk: Walk, asker: Asker): boolean {
  if (!isNode(at(walk.newData))) return true
  return keysAt(walk.newData).every((key) => {
    const next = step(walk, key)
    return next === null || (isValid(next, asker) && isValidBelow(next, asker))
  })
}

function ask({ node, data, newData, names }: Walk, rule: string, asker: Asker): boolean {
  const root = { tree: data.tree, path: [] }
  try {
    return node.says.get(rule)?.({ ...asker, ...names, root, data, newData }) === true
  } catch {
    return false
  }
}
