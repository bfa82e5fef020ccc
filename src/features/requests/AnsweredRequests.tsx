import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInboxContext } from './inboxContext.ts'
import { RequestGroup } from './RequestGroup.tsx'

/**
 * The answered requests in a folded group with their number; open when it contains the request in
 * the address.
 */
export function AnsweredRequests({ requests, ...rest }: ComponentProps<typeof RequestGroup>) {
  const { t } = useTranslation()
  const { sought } = useInboxContext()
  const isSought = requests.some(({ ids }) => sought !== null && ids.includes(sought))
  const [wasSought, setWasSought] = useState(false)
  const [open, setOpen] = useState(false)
  if (isSought !== wasSought) {
    setWasSought(isSought)
    if (isSought) setOpen(true)
  }
  if (requests.length === 0) return null
  return (
    <details
      open={open}
      className="mt-2 border-t border-linen-200"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer py-3 font-semibold text-accent-700">
        {t('office.requests.folded', { count: requests.length })}
      </summary>
      {open && <RequestGroup {...rest} requests={requests} />}
    </details>
  )
}
