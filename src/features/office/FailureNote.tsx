import type { ReactNode } from 'react'

/** The error beside the action that failed; an alert for screen readers. */
export function FailureNote({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-4 rounded-field bg-alert-50 px-4 py-3 text-alert-700">
      {children}
    </p>
  )
}
