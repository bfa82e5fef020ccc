import { describe, expect, test } from 'vitest'
import { besiege, type Changes, entrances, outsiders } from './attackers.ts'
import {
  CHANNELS,
  counts,
  editing,
  entering,
  GRANTED_CHANNELS,
  pulling,
  REFUSED_CHANNELS,
} from './channelRows.ts'

const { enter, everything } = besiege(CHANNELS)

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each(['channels', 'channels/airbnb', 'channels/airbnb/url', 'channels/airbnb/echoes'])(
    'cannot read %s, which is a key to the calendar',
    async (path) => {
      expect(await enter(person, way).read(path)).toBe(false)
    },
  )

  test.each<[string, Changes]>([
    ['enter a channel', entering({})],
    ['lead one elsewhere', editing({ url: 'https://example.com/a.ics' })],
    ['delete one', { 'channels/airbnb': null }],
    ['say what a pull came to', pulling({ result: counts })],
    ['take a conflict away', { 'channels/airbnb/conflicts': null }],
    ['make something an echo', { 'channels/airbnb/echoes/1': 'x' }],
  ])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(CHANNELS)
  })
})

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each(REFUSED_CHANNELS)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(CHANNELS)
  })

  test.each(GRANTED_CHANNELS)('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(CHANNELS)
  })
})
