// Stubs for modules that need a browser, timers or a network; the script's build uses them instead.

/** In place of `firebase/app`, whose errors never come up here. */
export class FirebaseError extends Error {
  readonly code: string = ''
}

/** In place of `#lib/fetchPart.ts`: the script has all its parts. */
export function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load()
}

/** In place of `react-i18next`: nothing is drawn. */
export const initReactI18next = { type: '3rdParty', init: () => {} } as const
export function setI18n(): void {}
