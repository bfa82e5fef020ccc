import type { ReactNode } from 'react'
import { useConnection } from '#db/connection.ts'
import { formatError } from '#i18n/failureWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Sending } from '#ui/form/useSending.ts'
import { Button } from '#ui/Button.tsx'

type StatusNoteProps = { className?: string | undefined; children: ReactNode }

/** Keep it mounted, because screen readers announce only changes. */
export function StatusNote({ className, children }: StatusNoteProps) {
  return (
    // An `<output>` has the same role but may not contain a paragraph.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" className={className}>
      {children}
    </div>
  )
}

/** The error beside the action that failed, scrolled into view; an alert for screen readers. */
export function FailureNote({ children }: { children: ReactNode }) {
  return (
    <p
      ref={scrollToIt}
      role="alert"
      className="mt-4 scroll-mb-24 rounded-field bg-alert-50 px-4 py-3 text-alert-700"
    >
      {children}
    </p>
  )
}

function scrollToIt(note: HTMLElement | null): void {
  note?.scrollIntoView({ block: 'nearest' })
}

type SendingFailureProps = { sending: Sending; text?: ((message: string) => string) | undefined }

export function SendingFailure({ sending, text }: SendingFailureProps) {
  const { t } = useTranslation()
  if (sending.state !== 'failed') return null
  const message = formatError(sending.failure)
  return <FailureNote>{text ? text(message) : t('admin.form.failed', { message })}</FailureNote>
}

/** Shown instead of data that the database refused. */
export function AccessDenied() {
  const { t } = useTranslation()
  return (
    <div role="alert" className="rounded-card bg-white p-6 shadow-soft">
      <p className="mb-4">{t('admin.failure.permission')}</p>
      <Button onClick={() => location.reload()}>{t('app.retry')}</Button>
    </div>
  )
}

/** Shown until a page's data has come; offline, it says that this device has none yet. */
export function LoadingPlaceholder() {
  const { t } = useTranslation()
  const connection = useConnection()
  return (
    <p className="py-8 text-center">
      {t(connection === 'offline' ? 'admin.connection.notHere' : 'admin.connection.loading')}
    </p>
  )
}
