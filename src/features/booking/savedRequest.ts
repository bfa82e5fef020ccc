import * as v from 'valibot'
import { EMPTY_REQUEST, FIELDS, type RequestValues } from './requestForm.ts'

const STORAGE_KEY = 'villa.request'

const savedSchema = v.object(v.entriesFromList(FIELDS, v.string()))

/** What was typed before the page was loaded anew; empty when nothing was, or when it cannot be read. */
export function readSavedRequest(): RequestValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return v.is(savedSchema, stored) ? stored : EMPTY_REQUEST
  } catch {
    return EMPTY_REQUEST
  }
}

/** Keeps what is typed for as long as the tab lives; an empty form leaves nothing behind. */
export function saveRequest(values: RequestValues): void {
  try {
    if (FIELDS.every((field) => values[field] === '')) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values))
  } catch {
    // Storage is closed in some private windows; the typed text then lasts for the page.
  }
}
