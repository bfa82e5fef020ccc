import { expect, test } from 'vitest'
import { withoutPlurals } from './languages.ts'

test('a language with one plural form is not completed with one of English', () => {
  const english = {
    units: { nights_one: '1 night', nights_other: '{{count}} nights' },
    list: ['x'],
  }

  expect(withoutPlurals({ ...english, next: 'Next' })).toEqual({
    units: {},
    list: ['x'],
    next: 'Next',
  })
})
