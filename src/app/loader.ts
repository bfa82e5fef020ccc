/* Inlined in every guests' page by scripts/build.ts: fonts and scripts start once the first
   photograph is decoded, at the latest after `load` and a limit, or at the first touch (decision 9). */

/** The addresses that the build puts in place of `__INPUT__`. */
export type LoaderInput = {
  entry: string
  modules: readonly string[]
  fonts: string
  fontFiles: readonly string[]
}

declare const __INPUT__: LoaderInput

const LIMIT_MS = 1_000
const { entry, modules, fonts, fontFiles } = __INPUT__
let isStarted = false

function start() {
  if (isStarted) return
  isStarted = true
  for (const href of modules) addLink('modulepreload', href)
  // The sheet comes once its files are in the cache, because each font that arrives lays out the whole page again.
  const cached = fontFiles.map(async (file) => (await fetch(file)).arrayBuffer())
  void Promise.allSettled(cached).then(() => addLink('stylesheet', fonts))
  void import(/* @vite-ignore */ entry)
}

function addLink(rel: string, href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))
}

for (const touch of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(touch, start, { once: true, passive: true })
addEventListener('DOMContentLoaded', () => {
  void document.images[0]
    ?.decode()
    .then(() => requestAnimationFrame(() => setTimeout(start)), start)
})
addEventListener('load', () => setTimeout(start, LIMIT_MS))

// Kept for `AfterFirstRender` (app/site.tsx), which repeats a click that came before hydration.
addEventListener('click', ({ target }) => Object.assign(globalThis, { earlyClick: target }), true)
