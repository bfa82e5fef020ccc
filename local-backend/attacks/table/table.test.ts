import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placesOf } from './places.ts'
import { listDifferences, readExpected, tryAll } from './table.ts'

const text = readFileSync('database.rules.json', 'utf8')
const expected = readExpected()

test('at each place of the rules everyone may do what the page says, and nothing else', () => {
  const { cells, limits, differences } = tryAll(text, expected)

  expect(differences).toEqual([])
  expect(cells.length).toBe(placesOf(text).length * 4)
  expect(limits.length).toBeGreaterThan(100)
})

test('a place that the page does not name fails, and one that the rules do not name any more', () => {
  const more = text.replace('"admins": {', '"diary": { "$day": { ".read": true } }, "admins": {')
  const fewer = text.replace('"sessions": {', '"ended": {')

  expect(listDifferences(placesOf(text), expected)).toEqual([])
  expect(listDifferences(placesOf(more), expected)).toEqual([
    '/diary: docs/attacks.md says nothing of it',
    '/diary/$day: docs/attacks.md says nothing of it',
  ])
  expect(listDifferences(placesOf(fewer), expected)).toEqual([
    '/ended: docs/attacks.md says nothing of it',
    '/ended/$uid: docs/attacks.md says nothing of it',
    '/sessions: no rule is there',
    '/sessions/$uid: no rule is there',
  ])
})

test.each([
  {
    what: 'a place that anybody may read',
    top: 'channels',
    looser: /(?<="channels": \{\s+"\.read": )".*?"/,
    by: 'true',
    noticed: '/channels/$channel/url, read: a stranger may',
  },
  {
    what: 'a place that anybody may write',
    top: 'publishedReviews',
    looser: /(?<="yanit": \{\s+"\.write": )".*?"/,
    by: 'true',
    noticed: '/publishedReviews/$id/yanit, change: nobody may',
  },
  {
    what: 'what an owner may no more',
    top: 'guide',
    looser: /(?<="guide": \{\s+"\.read": ".*?",\s+"\.write": ")/,
    by: "newData.parent().child('diary').exists() && ",
    noticed: '/guide, change: an owner may not',
  },
  {
    what: 'a star more',
    top: 'reviews',
    looser: /newData\.val\(\) <= 5/,
    by: 'newData.val() <= 6',
    noticed: '/reviews/$key/puan: 6 is granted',
  },
])('$what is noticed', ({ top, looser, by, noticed }) => {
  const changed = text.replace(looser, by)

  expect(changed).not.toBe(text)
  expect(tryAll(changed, expected, [top]).differences).toContain(noticed)
})
