import { clsx } from 'clsx'
import { type FocusEvent, type ReactNode, useState } from 'react'
import type { Received, Rivals } from '#domain/inbox.ts'
import { WIDE_SCREEN, useMedia } from '#ui/useMedia.ts'
import { SelectedRequestProvider } from './selectedRequest.ts'
import { ChosenRequest } from './ChosenRequest.tsx'
import { useInboxContext } from './inboxContext.ts'

type RequestDetailPaneProps = {
  /** The listed requests in order. */
  requests: readonly Received[]
  rivals: ReadonlyMap<string, Rivals>
  /** The list. */
  children: ReactNode
}

/**
 * The list of requests, and on a wide screen the selected one beside it with competing stays and
 * its price.
 */
export function RequestDetailPane({ requests, rivals, children }: RequestDetailPaneProps) {
  const { sought } = useInboxContext()
  const isWide = useMedia(WIDE_SCREEN)
  const [touched, setTouched] = useState<string | null>(null)
  const chosen = isWide
    ? (requests.find(({ id }) => id === touched) ??
      requests.find(({ ids }) => sought !== null && ids.includes(sought)) ??
      requests[0])
    : undefined

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const id = target.closest<HTMLElement>('[data-request]')?.dataset['request']
    if (id !== undefined) setTouched(id)
  }

  return (
    <div
      className={clsx(
        chosen && 'xl:grid xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:items-start xl:gap-6',
      )}
    >
      <div onFocus={onFocus}>
        <SelectedRequestProvider value={chosen?.id ?? null}>{children}</SelectedRequestProvider>
      </div>
      {chosen && <ChosenRequest key={chosen.id} request={chosen} rivals={rivals.get(chosen.id)} />}
    </div>
  )
}
