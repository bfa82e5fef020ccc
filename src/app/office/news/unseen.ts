import { useSyncExternalStore } from 'react'
import { OFFICE } from '#i18n/addresses.ts'
import { toastDone } from '#ui/toasts.ts'

/** Something that happened while the office was open, and its address. */
export type News = {
  key: string
  /** A function, so that the text is in the language of the moment; contains guests' names. */
  text: () => string
  /** The same without a name, for a screen that anybody may see. */
  notice: () => string
  label: () => string
  /** The address within the office. */
  address: string
}

let waiting: readonly News[] = []
const listeners = new Set<() => void>()

/**
 * Shows news to an owner who is looking at this page; otherwise by the title, the app's badge and,
 * where allowed, a system notification.
 */
export function tellNews(news: News, open: (address: string) => void): void {
  if (document.visibilityState === 'visible') return show(news, open)
  become([...waiting, news])
  void notify(news)
}

/** Shows the news that arrived while the page was hidden. */
export function tellWaiting(open: (address: string) => void): void {
  const came = waiting
  become([])
  for (const news of came) show(news, open)
}

/** The prefix of the tab's title with the number of unseen news. */
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
  // Some browsers lack the badge, and others may refuse it.
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
