/* Inlined in every prerendered page by scripts/build/loader.ts. Decision 009 explains the
   loading order. */

import { keepTyped } from '#lib/form/drafts.ts'
import { fromTop, markPageOpening } from './pageOpening.ts'
import { nextPaint } from './nextPaint.ts'
import { reserveKeptSpace } from './keptSpace.ts'
import { refetchUncached } from './refetchUncached.ts'
import { recordTranslations } from './translatedTexts.ts'

/** The loader's input with files as addresses; the build replaces `__INPUT__` by it. */
export type LoaderInput = {
  /** Whether the page continues below its first view. */
  goesOn: boolean
  /** The script that hydrates the page, and its imports. */
  entry: string
  modules: readonly string[]
  /** The whole stylesheet; the page inlines what its first view needs. */
  styles: string
  /** The fonts with characters of the page. */
  fonts: readonly string[]
}

declare const __INPUT__: LoaderInput

/** How long after `load` an unpainted page, such as a background tab, waits before it continues. */
const UNPAINTED_MS = 1_000
/** How long preloaded files are awaited before they are used. */
const FETCHING_MS = 3_000

const { goesOn, entry, modules, styles, fonts } = __INPUT__
const { dataset } = document.documentElement

const loaded = new Promise((resolve) => {
  addEventListener('load', resolve)
})
/** A loaded photograph may still have to be decoded before it is painted. */
const pictured = loaded.then(() => document.images[0]?.decode().catch(() => {})).then(nextPaint)
const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(null)
  }).observe({ type: 'paint', buffered: true })
})

let dressing: Promise<void> | undefined
let fontsHere: Promise<unknown> | undefined
let bringing = false
let tries = 0

markPageOpening(loaded.then(nextPaint))
recordTranslations()
if (goesOn) dataset['bare'] = ''
if (!fromTop) void dress()
if (!fromTop) reserveKeptSpace()
for (const touch of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(touch, () => void dress(), { once: true, passive: true })
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => void bringScripts())
// In the capture phase, because React stops events in a part that is not hydrated yet.
addEventListener('input', ({ target }) => keepEarly(target), true)
void Promise.race([Promise.all([pictured, painted]), loaded.then(() => after(UNPAINTED_MS))]).then(
  bringScripts,
)

/** Shows the rest of the page with its styles and fonts, even when the stylesheet failed twice. */
function dress(): Promise<void> {
  dressing ??= (async () => {
    document.head.append(
      Object.assign(linkTo('stylesheet', '/print.css'), { media: 'print' }),
      linkTo('manifest', '/site.webmanifest'),
    )
    fontsHere = Promise.all(fonts.map((href) => fetched(fontLink(href))))
    if (!(await fetched(styleLink(styles)))) await fetched(styleLink(`${styles}?again`))
    delete dataset['bare']
    // The target of a link that was clicked before it was laid out.
    if (fromTop) document.querySelector(':target')?.scrollIntoView()
  })()
  return dressing
}

function styleLink(href: string): HTMLLinkElement {
  const link = linkTo('stylesheet', href)
  // A page restored at a position must not paint before its styles.
  if (!fromTop) link.setAttribute('blocking', 'render')
  return link
}

/** Runs the scripts after styles and fonts, each in its own frame; retries at the next touch. */
async function bringScripts(): Promise<void> {
  if (bringing) return
  bringing = true
  await dress()
  await Promise.race([fontsHere, after(FETCHING_MS)])
  await nextPaint()
  const links = modules.map((href) => linkTo('modulepreload', href))
  await Promise.race([Promise.all(links.map(fetched)), after(FETCHING_MS)])
  if (tries > 0) await refetchUncached([entry, ...modules])
  const again = tries > 0 ? `?again=${tries}` : ''
  tries += 1
  await import(/* @vite-ignore */ entry + again).catch(() => {
    bringing = false
  })
}

/** Stores text typed before hydration, because the page may be left before that. */
function keepEarly(control: EventTarget | null) {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  const key = control.form?.dataset['draft']
  if (key) keepTyped(key, control.name, control.value)
}

function fontLink(href: string): HTMLLinkElement {
  return Object.assign(linkTo('preload', href), { as: 'font', crossOrigin: '' })
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href })
}

/** Whether a link's file has loaded; true if the browser does not support such links. */
function fetched(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => resolve(false))
    if (!link.relList.supports(link.rel)) resolve(true)
    document.head.append(link)
  })
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
