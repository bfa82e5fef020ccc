import { describe, expect, test } from 'vitest'
import { besiege, entrances, outsiders } from '#local-backend/attacks/attackers.ts'
import { GRANTED_TO_ANYONE, REFUSED_TO_ANYONE } from './anyonesPages.ts'
import { GRANTED, REFUSED } from './rows.ts'
import { KEYS } from './pagesSeason.ts'
import { SEASON } from './season.ts'

const { enter, everything } = besiege(SEASON)

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each(GRANTED)('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(SEASON)
  })

  test.each(REFUSED)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(SEASON)
  })
})

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each(GRANTED_TO_ANYONE)('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(SEASON)
  })

  test.each(REFUSED_TO_ANYONE)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(SEASON)
  })

  test.each(['pageVisits', `pageVisits/${KEYS.opened}`])('cannot read %s', async (path) => {
    expect(await enter(person, way).read(path)).toBe(false)
  })

  test.each(GRANTED)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(SEASON)
  })
})
