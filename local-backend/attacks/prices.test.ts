import { describe, expect, test } from 'vitest'
import { besiege, entrances, outsiders, people } from './attackers.ts'
import {
  adding,
  autumn,
  counting,
  GRANTED_PRICES,
  PRICES,
  REFUSED_PRICES,
  REFUSED_PRICES_TO_OTHERS,
} from './priceRows.ts'

const { enter, everything } = besiege(PRICES)

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each([...REFUSED_PRICES_TO_OTHERS])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(PRICES)
  })
})

describe.each(entrances(people))('%s, by %s', (person, way) => {
  test.each(['prices', 'prices/seasons', 'prices/seasons/summer', 'prices/terms'])(
    'can read %s',
    async (path) => {
      expect(await enter(person, way).read(path)).toBe(true)
    },
  )

  test.each([...REFUSED_PRICES])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(PRICES)
  })
})

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each([...GRANTED_PRICES])('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(PRICES)
  })
})

test('two owners who change prices at once cannot both succeed', async () => {
  const changes = [adding({}), { 'prices/seasons/autumn2': autumn, ...counting(8) }].map(
    (change, index) => enter('an owner', index === 0 ? 'the SDK' : 'REST').write(change),
  )

  const granted = await Promise.all(changes)

  expect(granted.filter(Boolean)).toHaveLength(1)
})
