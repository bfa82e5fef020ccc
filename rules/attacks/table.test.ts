import { expect, test } from 'vitest'
import { parsePath, type Path } from '#rtdb-emulator/rtdb/tree.ts'
import { othersOf, PARTS, STORED, VERBS } from './others.ts'
import { grants, placeOf, PLACES } from './places.ts'
import { isAllowed, openAs, OWNER, type Role, ROLES } from './roles.ts'
import { SEASON } from './season.ts'
import { READERS, WRITES } from './writes.ts'

test('each place with a permission has a sample', () => {
  const missing = PLACES.filter((place) => {
    const isStored = STORED.some((path) => placeOf(path) === place)
    const isRead = !grants(place, '.read') || (isStored && READERS[place.name] !== undefined)
    return !isRead || (grants(place, '.write') && !PARTS.some((part) => part.place === place))
  }).map(({ name }) => name)

  expect(missing, 'SEASON in season.ts, or READERS or WRITES in writes.ts, needs these').toEqual([])
})

test('each role reads exactly what it may', () => {
  const wrong = ROLES.flatMap((role) => {
    const database = openAs(role, SEASON)
    return STORED.filter((path) => database.mayRead(path.join('/')) !== maySee(role, path)).map(
      (path) => `${role.who} reads ${path.join('/')}`,
    )
  })

  expect(wrong, 'READERS in rules/attacks/writes.ts differ').toEqual([])
})

test.each(WRITES)('exactly $allowed may $title', ({ changes, over, allowed }) => {
  const [path = ''] = Object.keys(changes)
  const granted = ROLES.filter((role) => openAs(role, over).mayWrite(changes))

  const expected = ROLES.filter((role) => isAllowed(role, allowed, parsePath(path)))
  expect(granted, 'SEASON in season.ts may lack what this changes').toEqual(expected)
})

test.each(VERBS)('nobody may %s anything else', (verb) => {
  const granted = othersOf(verb).flatMap(({ title, over, changes, roles }) =>
    roles
      .filter((role) => openAs(role, over).mayWrite(changes))
      .map(({ who }) => `${who}: ${title}`),
  )

  expect(granted, `WRITES in rules/attacks/writes.ts do not ${verb} these`).toEqual([])
})

test('refuses a write without one of its paths', () => {
  const granted = WRITES.flatMap(({ title, changes, over, optional }) => {
    const needed = Object.keys(changes).filter(
      (path) => !optional.some((start) => path.startsWith(start)),
    )
    return needed
      .filter((path) => {
        const { [path]: _left, ...rest } = changes
        return needed.length > 1 && openAs(OWNER, over).mayWrite(rest)
      })
      .map((path) => `${title}, without ${path}`)
  })

  expect(granted, 'optional paths of WRITES in rules/attacks/writes.ts').toEqual([])
})

test('refuses a write of a version the second time', () => {
  const repeated = WRITES.filter(({ over, changes }) => openAs(OWNER, over).mayRepeat(changes))

  expect(repeated).toEqual(WRITES.filter(({ repeats }) => repeats))
})

function maySee(role: Role, path: Path): boolean {
  const above = [...path.keys(), path.length]
  return above.some((depth) => {
    const allowed = READERS[placeOf(path.slice(0, depth))?.name ?? '']
    return allowed !== undefined && isAllowed(role, allowed, path)
  })
}
