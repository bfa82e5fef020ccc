/* Inlined in the owners' page instead of loader.ts: nothing is painted before its scripts have
   loaded, so everything for the address's page is requested in parallel. */

import { markPageOpening } from './pageOpening.ts'
import { nextPaint } from './nextPaint.ts'
import { refetchUncached } from './refetchUncached.ts'

/** The owners' loader's input with files as addresses; the build replaces `__INPUT__` by it. */
export type OfficeLoaderInput = {
  /** The script that renders the page. */
  entry: string
  /** Checks the sign-in; `null` when App Check has to come first. */
  door: string | null
  /** The files that every page of the office needs, those for the sign-in first. */
  modules: readonly string[]
  /** The additional files of each page by its address. */
  rooms: Readonly<Record<string, readonly string[]>>
  texts: Readonly<Record<string, readonly string[]>>
  /** The storage key of the chosen language, and the default language. */
  language: { key: string; unchosen: string }
}

declare const __INPUT__: OfficeLoaderInput

const loaded = new Promise((resolve) => {
  addEventListener('load', resolve)
})
const { entry, door, modules, rooms, texts, language } = __INPUT__
let tries = 0
let bringing = false

markPageOpening(loaded.then(nextPaint))
const chosen = texts[chosenLanguage()] ?? texts[language.unchosen] ?? []
const links = [...modules, ...(rooms[location.pathname] ?? []), ...chosen].map((href) =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
)
document.head.append(...links)
// The database answers while the rest loads. After a failure, the page's own scripts retry and
// report it.
if (door !== null) import(/* @vite-ignore */ door).catch(() => {})
addEventListener('DOMContentLoaded', () => {
  void bringScripts()
  for (const event of ['pointerdown', 'keydown', 'online'])
    addEventListener(event, () => void bringScripts())
})

/** Runs the scripts; after a failure retries at the next touch, or when online again. */
async function bringScripts(): Promise<void> {
  if (bringing) return
  bringing = true
  if (tries > 0) await refetchUncached([entry, ...modules])
  const again = tries > 0 ? `?again=${tries}` : ''
  tries += 1
  await import(/* @vite-ignore */ entry + again).catch(() => {
    bringing = false
  })
}

function chosenLanguage(): string {
  try {
    return localStorage.getItem(language.key) ?? ''
  } catch {
    return ''
  }
}
