import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
})

const { packages } = v.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')))
const { '': _ours, ...others } = packages

test('every package has its tarball’s hash', () => {
  const unknown = Object.entries(others).filter(
    ([, { integrity }]) => !integrity?.startsWith('sha512-'),
  )

  expect(unknown.map(([key]) => key)).toEqual([])
})

test('contains the native parts of every platform', () => {
  const parts = Object.values(others).flatMap(({ optionalDependencies }) =>
    Object.keys(optionalDependencies),
  )

  expect(parts.length).toBeGreaterThan(50)
  expect(parts.filter((name) => !(`node_modules/${name}` in others))).toEqual([])
})
