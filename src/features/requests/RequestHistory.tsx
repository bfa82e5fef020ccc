import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Shows who answered a request and when; loaded once opened. */
export function RequestHistory({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <details className="mt-1 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-2 font-semibold text-accent-700">
        {t('office.requests.history.title')}
      </summary>
      {open && children}
    </details>
  )
}
