import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { currentToasts, dismissToast, subscribeToToasts } from './toasts.ts'

/** The list of messages, in the corner; failures interrupt a screen reader, confirmations wait. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-end gap-2">
      {toasts.map(({ id, kind, text, action }) => (
        <div
          key={id}
          role={kind === 'failed' ? 'alert' : 'status'}
          className={clsx(
            'pointer-events-auto flex max-w-md items-start gap-3 rounded-field px-4 py-3 text-white shadow-lifted',
            kind === 'failed' ? 'bg-terracotta-700' : 'bg-pine-800',
          )}
        >
          <p>{text()}</p>
          {action && (
            <Button size="small" onClick={action.run} className="shrink-0">
              {action.label()}
            </Button>
          )}
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => dismissToast(id)}
            className="-m-1 p-1"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      ))}
    </div>
  )
}
