import { expect, test } from 'vitest'
import { firstName } from './firstName.ts'

test.each([
  ['Ada Deniz', 'Ada'],
  ['  Ada\n Deniz ', 'Ada'],
  ['Dr. Ada Deniz', 'Dr. Ada'],
  ['A.', 'A.'],
  ['', ''],
])('of %j the first name is %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})
