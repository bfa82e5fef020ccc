import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { destinationOf, OFFICE } from './addresses.ts'
import { languages, LANGUAGES, PUBLIC_PAGES } from './languages.ts'

const configSchema = v.object({
  hosting: v.object({
    rewrites: v.array(v.object({ source: v.string(), destination: v.string() })),
  }),
})

const guestPages = LANGUAGES.flatMap((language) =>
  PUBLIC_PAGES.map((page) => ({ language, page, path: languages[language].paths[page] })),
)

test.each(guestPages)('$path is the $page page in $language', ({ language, page, path }) => {
  expect(destinationOf(path)).toEqual({ to: 'guests', page, language })
})

test.each(['', '/today', '/of/nobody'])(
  `${OFFICE}%s is the owners’, in no language of its own`,
  (rest) => {
    expect(destinationOf(OFFICE + rest)).toEqual({ to: 'owners', language: 'tr' })
  },
)

test.each([
  ['/yok', 'tr'],
  ['/admins', 'tr'],
  ['/english', 'tr'],
  ['/privacy', 'tr'],
  ['/en/nowhere', 'en'],
  ['/en/gizlilik', 'en'],
] as const)('%s leads nowhere, in %s', (path, language) => {
  expect(destinationOf(path)).toEqual({ to: 'nowhere', language })
})

test('firebase.json gives the owners’ page at every address of theirs, and no other page elsewhere', () => {
  const { hosting } = v.parse(configSchema, JSON.parse(readFileSync('firebase.json', 'utf8')))

  expect(hosting.rewrites).toEqual([{ source: `${OFFICE}{,/**}`, destination: `${OFFICE}.html` }])
})
