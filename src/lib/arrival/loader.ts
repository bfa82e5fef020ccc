/*
 * Stands in every written page as a script of its own: scripts/build/loader.ts makes it one. Decision 009 explains what
 * comes when, and why.
 */

import { keepTyped } from '#lib/form/drafts.ts'
import { fromTop, markArrival } from './arrived.ts'
import { frame } from './frame.ts'
import { reserveKeptSpace } from './keptSpace.ts'
import { refetch } from './refetch.ts'
import { recordTranslations } from './translatedTexts.ts'

/** What a page's loader is told, files as addresses; the build puts it in the place of `__INPUT__`. */
export type LoaderInput = {
  /** Whether the page goes on below its first view. */
  goesOn: boolean
  /** The script that brings the page to life, and those that it needs. */
  entry: string
  modules: readonly string[]
  /** The whole style sheet; the page holds what its first view needs. */
  styles: string
  /** The fonts that have letters of the page. */
  fonts: readonly string[]
}

declare const __INPUT__: LoaderInput

/** How long after `load` a page that nobody paints, such as a tab in the background, goes on all the same. */
const UNPAINTED_MS = 1_000
/** How long files that were asked for ahead are waited for before they are used all the same. */
const FETCHING_MS = 3_000

const { goesOn, entry, modules, styles, fonts } = __INPUT__
const { dataset } = document.documentElement

const loaded = new Promise((resolve) => {
  addEventListener('load', resolve)
})
/** A photograph that is there may still have to be decoded, and is painted after that. */
const pictured = loaded.then(() => document.images[0]?.decode().catch(() => {})).then(frame)
const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve(null)
  }).observe({ type: 'paint', buffered: true })
})

let dressing: Promise<void> | undefined
let fontsHere: Promise<unknown> | undefined
let bringing = false
let tries = 0

markArrival(loaded.then(frame))
recordTranslations()
if (goesOn) dataset['bare'] = ''
if (!fromTop) void dress()
if (!fromTop) reserveKeptSpace()
for (const touch of ['pointerdown', 'keydown', 'wheel'])
  addEventListener(touch, () => void dress(), { once: true, passive: true })
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => void bringScripts())
// Before React hears of it, which keeps what happens in a part that is still asleep to itself.
addEventListener('input', ({ target }) => keepEarly(target), true)
void Promise.race([Promise.all([pictured, painted]), loaded.then(() => after(UNPAINTED_MS))]).then(
  bringScripts,
)

/** Fetches the whole style sheet and the fonts, and shows what is below the first view; also when the sheet was asked for in vain twice. */
function dress(): Promise<void> {
  dressing ??= (async () => {
    document.head.append(
      Object.assign(linkTo('stylesheet', '/print.css'), { media: 'print' }),
      linkTo('manifest', '/site.webmanifest'),
    )
    fontsHere = Promise.all(fonts.map((href) => fetched(fontLink(href))))
    if (!(await fetched(styleLink(styles)))) await fetched(styleLink(`${styles}?again`))
    delete dataset['bare']
    // A link that was followed before its place was there.
    if (fromTop) document.querySelector(':target')?.scrollIntoView()
  })()
  return dressing
}

function styleLink(href: string): HTMLLinkElement {
  const link = linkTo('stylesheet', href)
  // Where somebody comes back to a place, nothing is shown before it can be.
  if (!fromTop) link.setAttribute('blocking', 'render')
  return link
}

/** Fetches the scripts, after styles and fonts, and runs them, each in a frame of its own; they are asked for again at the next touch when that fails. */
async function bringScripts(): Promise<void> {
  if (bringing) return
  bringing = true
  await dress()
  await Promise.race([fontsHere, after(FETCHING_MS)])
  await frame()
  const links = modules.map((href) => linkTo('modulepreload', href))
  await Promise.race([Promise.all(links.map(fetched)), after(FETCHING_MS)])
  if (tries > 0) await refetch([entry, ...modules])
  const again = tries > 0 ? `?again=${tries}` : ''
  tries += 1
  await import(/* @vite-ignore */ entry + again).catch(() => {
    bringing = false
  })
}

/** Keeps what is typed into a form that no script answers yet, for the page may be left before one does. */
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

/** Whether what a link leads to has come; at once, and true, where the browser does not know such links. */
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
