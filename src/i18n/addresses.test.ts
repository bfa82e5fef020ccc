import { expect, test } from 'vitest'
import { destinationOf, OFFICE } from './addresses.ts'
import { languages, LANGUAGES, PUBLIC_PAGES, wholeLanguage } from './languages.ts'

const guestPages = LANGUAGES.flatMap((each) =>
  PUBLIC_PAGES.map((page) => {
    const language = page === 'home' ? each : wholeLanguage(each)
    return { language, page, path: languages[each].paths[page] }
  }),
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
