import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button.tsx'
import { openDialogs } from './useLayer.ts'
import { createStore } from './store.ts'

const SHOWN_MS = 6_000
/** How long a message with an action is shown. */
const OFFERED_MS = 10_000
/** More would cover the page; earlier ones are shown after these. */
const MOST = 2

/** The messages in the corner; failures are alerts for screen readers, confirmations are polite. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get)
  const dialog = useSyncExternalStore(openDialogs.subscribe, topDialog, () => null)
  const home = useRef<HTMLDivElement>(null)
  // React cannot hydrate a portal, so there is none before.
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [place] = useState(() =>
    typeof document === 'undefined' ? null : document.createElement('div'),
  )

  // Elements behind a dialog are hidden and inert. The same element moves, so that its timer
  // continues.
  useLayoutEffect(() => {
    if (place) (dialog ?? home.current)?.append(place)
  }, [dialog, place])

  const latest = shown.slice(-MOST)
  const messages = (kind: Toast['kind']) =>
    latest
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <Message key={toast.id} toast={toast} closeLabel={closeLabel} dialog={dialog} />
      ))

  return (
    <div ref={home}>
      {place &&
        isHydrated &&
        createPortal(
          <div
            className={clsx(
              COLUMN,
              'pointer-events-none fixed inset-x-4 z-50 md:bottom-4 print:hidden',
              dialog ? 'bottom-3' : 'bottom-18',
            )}
          >
            {/* Always there, because screen readers announce only changes of a live region that they know. */}
            <output className={COLUMN}>{messages('done')}</output>
            {messages('failed')}
          </div>,
          place,
        )}
    </div>
  )
}

const COLUMN = 'flex flex-col items-end gap-2 md:items-start'

let lastInput: 'keyboard' | 'pointer' = 'pointer'

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => (lastInput = 'keyboard'), true)
  document.addEventListener('pointerdown', () => (lastInput = 'pointer'), true)
}

const neverChanges = () => () => {}

const topDialog = () => openDialogs.get().at(-1) ?? null

type MessageProps = { toast: Toast; closeLabel: string; dialog: HTMLDialogElement | null }

/** One message; its timer pauses while it is hovered or focused. */
function Message({ toast, closeLabel, dialog }: MessageProps) {
  const { id, kind, text, action } = toast
  const failed = kind === 'failed'
  const offered = useRef<HTMLButtonElement>(null)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const stays = failed || pointed || focused
  const dismiss = () => dismissToast(id)

  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => dismissToast(id), action ? OFFERED_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [stays, id, action])

  // The message is at the end of the page.
  const takesFocus = action?.takesFocus === true && dialog === null
  useEffect(() => {
    if (takesFocus) offered.current?.focus({ preventScroll: true })
  }, [takesFocus])

  return (
    <div
      role={failed ? 'alert' : undefined}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      // Safari shows a focus given by code as the keyboard's, so the message looks at the last event.
      onFocus={() => setFocused(lastInput === 'keyboard')}
      onBlur={() => setFocused(false)}
      className={clsx(
        'pointer-events-auto flex max-w-md items-center gap-3 rounded-field px-4 py-3 text-white shadow-lifted max-sm:px-3 max-sm:py-1.5 max-sm:text-sm',
        failed ? 'bg-alert-700' : 'bg-pine-800',
      )}
    >
      <p id={`toast-${id}`}>{text()}</p>
      {action && (
        <Button
          ref={offered}
          size="small"
          aria-describedby={`toast-${id}`}
          onClick={() => action.run(dismiss)}
          className="shrink-0"
        >
          {action.label()}
        </Button>
      )}
      <button type="button" aria-label={closeLabel} onClick={dismiss} className="-m-1 p-1">
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}

/** A short message; its text is a function, so that it follows the language. */
type Toast = {
  id: number
  kind: 'done' | 'failed'
  text: () => string
  action?: ToastAction
  /** The id of the changed record; a newer message about it replaces this one. */
  about?: string | undefined
}

/** `dismiss` closes the message; one that `takesFocus` reports that the element with the focus has gone. */
type ToastAction = { label: () => string; run: (dismiss: () => void) => void; takesFocus?: true }

/** The shown messages, oldest first. */
const toasts = createStore<readonly Toast[]>([])

let lastId = 0

/** Shown for six seconds, or for ten with an action; replaces the messages about the same. */
export function toastDone(text: Toast['text'], action?: ToastAction, about?: string): void {
  add('done', text, action, about)
}

/** Shows a failure until it is closed; the same `text` is shown once. */
export function toastFailed(text: Toast['text'], action?: ToastAction): void {
  if (toasts.get().some((toast) => toast.text === text)) return
  add('failed', text, action)
}

/** Closes a message. */
function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Closes all messages. */
export function clearToasts(): void {
  toasts.set([])
}

function add(kind: Toast['kind'], text: Toast['text'], action?: ToastAction, about?: string) {
  lastId += 1
  const passed = (toast: Toast) =>
    kind === 'done' &&
    toast.kind === 'done' &&
    (!toast.action || (about !== undefined && toast.about === about))
  toasts.set([
    ...toasts.get().filter((toast) => !passed(toast)),
    { id: lastId, kind, text, ...(action && { action }), about },
  ])
}
