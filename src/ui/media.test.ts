import { afterEach, expect, test, vi } from 'vitest'
import { savesData } from './media.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['says nothing of its line', {}, false],
  ['is told to save data', { connection: { saveData: true } }, true],
  ['is not', { connection: { saveData: false, type: 'wifi' } }, false],
  ['is on a line that counts it', { connection: { saveData: false, type: 'cellular' } }, true],
  ['has no line', { connection: null }, false],
])('with a browser that %s, the film autoplays: %j', (_, navigator, saves) => {
  vi.stubGlobal('navigator', navigator)

  expect(savesData()).toBe(saves)
})
