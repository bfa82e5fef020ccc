import { text } from '#domain/field/textField.ts'

/** 128 random bits in base64url: only those who have the key can read the page. */
const LENGTH = 22
/** The pattern of the key of a guest's page. */
export const PAGE_KEY = /^[A-Za-z0-9_-]{22}$/
const KEY_AT_START = /^[A-Za-z0-9_-]{22}/

/** The key of a guest's page, stored in its stay or request. */
export function pageKey() {
  return text({ kind: 'id', required: true, max: LENGTH, pattern: PAGE_KEY })
}

/** Whether a text is exactly the key of a guest's page. */
export function isPageKey(text: string): boolean {
  return PAGE_KEY.test(text)
}

/**
 * The key in the fragment of an address, which a mail program may have broken in two, or joined with
 * the punctuation around it; empty without one.
 */
export function keyIn(fragment: string): string {
  const text = fragment.replaceAll(/%20|\s/g, '').replace(/^#(?:%[\dA-F]{2}|[^\w%-])*/i, '')
  return KEY_AT_START.exec(text)?.[0] ?? ''
}

/** The path of a guest's page. */
export function pagePath(key: string): string {
  return `guestPages/${key}`
}
