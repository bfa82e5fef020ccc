/*
 * Stands in the owners' page as a script of its own, in the place of the guests' (loader.ts): nothing is painted there before its
 * scripts are here, so all that the room of the address needs is asked for at once.
 */

import { markArrival } from './arrived.ts'
import { frame } from './frame.ts'
import { refetch } from './refetch.ts'

/** What the owners' page's loader is told, files as addresses; the build puts it in the place of `__INPUT__`. */
export type OfficeLoaderInput = {
  /** The script that brings the page to life. */
  entry: string
  /** The script that asks who is at the door as soon as it is run; none where a proof has to come first (firebase/proof.ts). */
  door: string | null
  /** What the office needs, whichever of its rooms is asked for: what the door does first. */
  modules: readonly string[]
  /** What a room needs besides, by its address. */
  rooms: Readonly<Record<string, readonly string[]>>
  /** The texts of each language. */
  texts: Readonly<Record<string, readonly string[]>>
  /** Under which key the device keeps the chosen language, and the one where none was chosen. */
  language: { key: string; unchosen: string }
}

declare const __INPUT__: OfficeLoaderInput

const loaded = new Promise((resolve) => {
  addEventListener('load', resolve)
})
const { entry, door, modules, rooms, texts, language } = __INPUT__
let tries = 0
let bringing = false

markArrival(loaded.then(frame))
const chosen = texts[chosenLanguage()] ?? texts[language.unchosen] ?? []
const links = [...modules, ...(rooms[location.pathname] ?? []), ...chosen].map((href) =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
)
document.head.append(...links)
// The database answers while the rest comes. Where this fails, the page's own scripts ask for it again and say so.
if (door !== null) import(/* @vite-ignore */ door).catch(() => {})
addEventListener('DOMContentLoaded', () => {
  void bringScripts()
  for (const event of ['pointerdown', 'keydown', 'online'])
    addEventListener(event, () => void bringScripts())
})

/** Runs the scripts; they are asked for again at the next touch, or when there is a line again, when that fails. */
async function bringScripts(): Promise<void> {
  if (bringing) return
  bringing = true
  if (tries > 0) await refetch([entry, ...modules])
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
