import { DEFAULT_LANGUAGE, type Language } from './languages.ts'

// Apart from the other addresses, which guests' pages bring along.

/** What tells a phone about the office as an app, in the owner's language. */
export function officeManifestIn(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/office.webmanifest' : `/office.${language}.webmanifest`
}

/** The script that opens the office without a line. */
export const OFFICE_WORKER = '/office-worker.js'
