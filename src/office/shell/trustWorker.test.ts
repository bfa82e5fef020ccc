import { expect, test } from 'vitest'
import { OFFICE_WORKER } from '#i18n/addresses.ts'
import { trustWorker } from './trustWorker.ts'

test("accepts only the office's service worker as a script", () => {
  expect(trustWorker(OFFICE_WORKER)).toBe(OFFICE_WORKER)
  for (const address of [
    'https://evil.example/x.js',
    `${OFFICE_WORKER}?x`,
    'data:text/javascript,1',
  ])
    expect(() => trustWorker(address)).toThrow('is no script of the office')
})
