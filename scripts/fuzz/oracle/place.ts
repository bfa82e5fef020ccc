/** Plain JSON as the database hands it out, priorities in it. */
export type Tree = unknown

/** A place in a tree: where the rules' `data`, `newData` and `root` point. */
export type Place = { tree: Tree; path: readonly string[] }

/** What stands at a place; `undefined` is nothing. */
export function at({ tree, path }: Place): Tree {
  return path.reduce<Tree>((node, key) => (isNode(node) ? own(node, key) : undefined), tree)
}

/** The names of the children at a place. */
export function keysAt(place: Place): string[] {
  const node = at(place)
  return isNode(node) && !('.value' in node)
    ? Object.keys(node).filter((key) => !key.startsWith('.'))
    : []
}

/** The value of a place as a rule has it: `null` for nothing, an object for what has children. */
export function valueAt(place: Place): Tree {
  const node = at(place) ?? null
  return isNode(node) && '.value' in node ? own(node, '.value') : node
}

/** The priority of a place. */
export function priorityAt(place: Place): Tree {
  const node = at(place)
  return (isNode(node) ? own(node, '.priority') : undefined) ?? null
}

/** The place below, by a key or several. */
export function below({ tree, path }: Place, keys: string): Place {
  return { tree, path: [...path, ...keys.split('/').filter((key) => key !== '')] }
}

/** A tree with something put at a place, `now` for the server's time; what is left empty goes. */
export function put(tree: Tree, [key, ...rest]: readonly string[], value: Tree, now: number): Tree {
  if (key === undefined) return stored(value, now)
  const node = isNode(tree) && !('.value' in tree) ? tree : null
  const child = put(node ? own(node, key) : undefined, rest, value, now)
  // Below a value there is nothing to be taken away.
  if (child === undefined && !node) return tree
  const others = Object.entries(node ?? {}).filter(([name]) => name !== key)
  return tidy(child === undefined ? others : [...others, [key, child]])
}

function stored(value: Tree, now: number): Tree {
  if (value === null || value === undefined) return undefined
  if (!isNode(value)) return value
  if (own(value, '.sv') === 'timestamp') return now
  if ('.value' in value) {
    if (own(value, '.value') === null) return undefined
    return (own(value, '.priority') ?? null) === null ? own(value, '.value') : value
  }
  return tidy(Object.entries(value).map(([key, each]) => [key, stored(each, now)] as const))
}

function tidy(entries: readonly (readonly [string, Tree])[]): Tree {
  const there = entries.filter(([, value]) => value !== undefined)
  return there.some(([key]) => !key.startsWith('.')) ? Object.fromEntries(there) : undefined
}

/** Whether something has children. */
export function isNode(node: Tree): node is object {
  return typeof node === 'object' && node !== null
}

function own(node: object | undefined, key: string): Tree {
  return node && Object.hasOwn(node, key) ? Reflect.get(node, key) : undefined
}
