import { text } from '#domain/field/textField.ts'

/** 128 bits in base64url, as the browser of who asks for days makes them: who knows a key reads that page, and nobody else. */
const LENGTH = 22
const LETTERS = /^[A-Za-z0-9_-]{22}/

/** The key of a guest's page, as it is stored beside what the page is about. */
export function pageKey() {
  return text({ kind: 'id', required: true, max: LENGTH, pattern: LETTERS })
}

/** Whether a text is the key of a guest's page, whole and without anything around it. */
export function isPageKey(text: string): boolean {
  return text.length === LENGTH && LETTERS.test(text)
}

/** Where a guest's page stands. */
export function pagePath(key: string): string {
  return `guestPages/${key}`
}

/** What stands under the key of a page and goes with it, by the place. */
const PLACES = ['guestPages', 'guestGuides', 'pageVisits']

/** The key of the page, or of what goes with it, that stands at a path; `null` where none does. */
export function keyIn(path: string): string | null {
  const [place, key = '', ...below] = path.split('/')
  return PLACES.includes(place ?? '') && below.length === 0 ? key : null
}
