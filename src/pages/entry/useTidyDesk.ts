import { useEffect, useState } from 'react'
import { isSignedOut } from '#firebase/auth.ts'
import type { Visitor } from '#firebase/visitor.ts'
import { discardUnsent } from '#firebase/unsent.ts'
import { OFFICE } from '#i18n/addresses.ts'
import { layersSettled } from '#ui/useLayer.ts'
import { forgetGuests } from './leave.ts'

/** What the address of the door says when all sessions have been ended. */
export const ENDED = 'ended'

/** What it says when the session had not been used for too long. */
export const UNUSED = 'unused'

/** Whether an owner has signed out here, and whether the page is about to begin anew for that. */
type TidyDesk = { hasLeft: boolean; beginsAnew: boolean }

/**
 * Once an owner has signed out, in this tab or another, nothing of a guest stays here: not on the screen, not in storage,
 * and not in the page's memory, for which the page begins anew as soon as there is a line to fetch it. So it is for an owner whom the
 * database has struck off its list.
 */
export function useTidyDesk(visitor: Visitor | null): TidyDesk {
  const [used, setUsed] = useState(false)
  const left = visitor?.state === 'signedOut' && !visitor.lapsed
  const refused = visitor?.state === 'refused'
  const address = visitor?.state === 'signedOut' && visitor.unused ? `${OFFICE}?${UNUSED}` : OFFICE
  const ended = visitor?.state === 'signedOut' ? visitor.ended : undefined
  if (visitor?.state === 'owner' && !used) setUsed(true)

  useEffect(() => {
    if (left || refused) forgetGuests()
    if (ended) {
      void forgetUnsent(ended, used)
      return
    }
    if (!(left || refused) || !used) return
    const onOnline = () => beginAnew(address)
    if (navigator.onLine) beginAnew(address)
    else addEventListener('online', onOnline, { once: true })
    return () => removeEventListener('online', onOnline)
  }, [left, refused, used, ended, address])

  useEffect(() => {
    // A page that the browser kept for the way back has heard of nothing meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isSignedOut()) beginAnew()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const hasLeft = left && used
  return { hasLeft, beginsAnew: (left || refused) && used && navigator.onLine }
}

/** A device that may be in anybody's hands keeps nothing, neither what its owner has not sent. */
async function forgetUnsent(uid: string, used: boolean) {
  await discardUnsent(uid)
  if (used) beginAnew(`${OFFICE}?${ENDED}`)
}

function beginAnew(address: string = OFFICE) {
  // A question that was open is gone, and its step back through the history would take this one back.
  void layersSettled().then(() => location.replace(address))
}
