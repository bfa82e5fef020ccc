import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RequestGroup } from './RequestGroup.tsx'

/** The requests that have their answer, folded away behind one line that counts them. */
export function AnsweredRequests({ requests, ...rest }: ComponentProps<typeof RequestGroup>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (requests.length === 0) return null
  return (
    <details
      className="mt-2 border-t border-linen-200"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer py-3 font-semibold text-aegean-700">
        {t('office.requests.folded', { count: requests.length })}
      </summary>
      {open && <RequestGroup {...rest} requests={requests} />}
    </details>
  )
}
