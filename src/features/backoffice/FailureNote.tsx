import type { ReactNode } from 'react'

/** What went wrong, beside what was tried; interrupts a screen reader. */
export function FailureNote({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-4 rounded-field bg-alert-50 px-4 py-3 text-alert-700">
      {children}
    </p>
  )
}
