import { afterEach, expect, test, vi } from 'vitest'
import { savesData } from './media.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['does not describe its connection', {}, false],
  ['saves data', { connection: { saveData: true } }, true],
  ['does not save data', { connection: { saveData: false, type: 'wifi' } }, false],
  ['has a metered connection', { connection: { saveData: false, type: 'cellular' } }, true],
  ['has no connection', { connection: null }, false],
])('a browser that %s counts as saving data: %j', (_, navigator, saves) => {
  vi.stubGlobal('navigator', navigator)

  expect(savesData()).toBe(saves)
})
