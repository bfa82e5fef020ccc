import { useSyncExternalStore } from 'react'
import { OFFICE } from '#i18n/addresses.ts'
import { toastDone } from '#ui/toasts.ts'

/** Something that has happened while the office was open, and the way to it. */
export type News = {
  key: string
  /** In the language of the moment, for who is signed in alone. */
  text: () => string
  /** The same for a screen that anybody may see: without a name. */
  notice: () => string
  label: () => string
  /** The way to it, within the office. */
  address: string
}

let waiting: readonly News[] = []
const listeners = new Set<() => void>()

/** Tells news to whoever looks at this page; to nobody: by the title, the app's badge and, where allowed, a notification of the system. */
export function tellNews(news: News, open: (address: string) => void): void {
  if (document.visibilityState === 'visible') return show(news, open)
  become([...waiting, news])
  void notify(news)
}

/** Tells what came while nobody looked. */
export function tellWaiting(open: (address: string) => void): void {
  const came = waiting
  become([])
  for (const news of came) show(news, open)
}

/** What the tab's title begins with while things have happened that nobody has seen: how many. */
export function useUnseenMark(): string {
  const count = useSyncExternalStore(subscribe, () => waiting.length)
  return count > 0 ? `(${count}) ` : ''
}

function show({ text, label, address }: News, open: (address: string) => void) {
  toastDone(text, {
    label,
    run: (dismiss) => {
      dismiss()
      open(address)
    },
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: readonly News[]) {
  waiting = next
  for (const listener of listeners) listener()
  // Not every browser has a badge, and one that has may refuse it.
  if (!('setAppBadge' in navigator)) return
  void (next.length > 0 ? navigator.setAppBadge(next.length) : navigator.clearAppBadge()).catch(
    () => {},
  )
}

async function notify({ key, notice, address }: News) {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const options = { tag: key, data: `${OFFICE}${address}` }
  const worker = await navigator.serviceWorker?.getRegistration(OFFICE)
  if (worker) return worker.showNotification(notice(), options)
  const shown = new Notification(notice(), options)
  shown.onclick = () => window.focus()
}
