import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { besiege, type Changes, entrances, outsiders } from './attackers.ts'
import {
  box,
  CARETAKER,
  choices,
  complaining,
  GRANTED_CARETAKER,
  looking,
  own,
  REFUSED_CARETAKER,
  saying,
} from './caretakerRows.ts'

const { guest } = DEMO_ACCOUNTS
const { enter, everything } = besiege(CARETAKER)

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each([
    'caretaker',
    'caretaker/look',
    'caretaker/choices',
    'caretaker/postboxes/box/to',
    'caretaker/copy',
    'caretaker/copyTrouble',
  ])('cannot read %s', async (path) => {
    expect(await enter(person, way).read(path)).toBe(false)
  })

  test.each<[string, Changes]>([
    ['say that the caretaker has looked', looking({})],
    ['silence an owner', own({ request: false })],
    [
      'enter choices of their own',
      { [`caretaker/choices/${guest.uid}`]: { ...choices, email: guest.email } },
    ],
    ['say that something was told', box({ 'told/request/c': 1 })],
    ['take from the caretaker what it has told', box({ told: null })],
    ['say that a channel fails', { 'caretaker/failing/vrbo': 1 }],
    ['say that one does not', { 'caretaker/failing/airbnb': null }],
    ['delete it all', { caretaker: null }],
    ['say that a copy is kept', saying({})],
    ['say that none is', { 'caretaker/copy': null }],
    ['say that a disk is full', complaining({})],
    ['say that it no longer is', { 'caretaker/copyTrouble': null }],
  ])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(CARETAKER)
  })
})

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each(REFUSED_CARETAKER)('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await everything()).toEqual(CARETAKER)
  })

  test.each(GRANTED_CARETAKER)('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await everything()).not.toEqual(CARETAKER)
  })
})
