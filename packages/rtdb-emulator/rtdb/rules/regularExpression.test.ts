import { expect, test } from 'vitest'
import { checkRegularExpression } from './regularExpression.ts'

test.each([
  ['^foo$', ''],
  ['yes', 'i'],
  ['^(19|20)[0-9]{2}[-\\/. ](0[1-9]|1[012])$', ''],
  ['\\s\\S\\w\\W\\d\\D\\.\\\\d', ''],
  ['[^\\]\\d$^]', ''],
  ['\\(\\?', ''],
])('Firebase accepts /%s/%s', (pattern, flags) => {
  expect(() => checkRegularExpression(pattern, flags, 0)).not.toThrow()
})

test.each([
  ['a', 'gi', 0, 'A regular expression has no flag but i, not gi'],
  ['a(?=b)', '', 2, 'Firebase has no group that begins with (? in /a(?=b)/'],
  ['(a)\\1', '', 4, 'Firebase has no \\1 in /(a)\\1/'],
  ['\\bword', '', 1, 'Firebase has no \\b in /\\bword/'],
  ['[a\\n]', '', 1, 'Firebase has no \\n in /[a\\n]/'],
  ['(^foo|bar)', '', 2, '^ is allowed only at the beginning in /(^foo|bar)/'],
  ['(foo$|bar)', '', 5, '$ is allowed only at the end in /(foo$|bar)/'],
  ['^(foo|)$', '', 6, 'Empty alternative in /^(foo|)$/'],
  ['a||b', '', 2, 'Empty alternative in /a||b/'],
  ['|a', '', 1, 'Empty alternative in /|a/'],
  ['a()', '', 2, 'Empty group in /a()/'],
])('Firebase refuses /%s/%s', (pattern, flags, offset, message) => {
  expect(() => checkRegularExpression(pattern, flags, 0)).toThrow(
    expect.objectContaining({ message, offset }),
  )
})
