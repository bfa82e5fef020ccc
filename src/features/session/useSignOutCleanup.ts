import { useEffect, useState } from 'react'
import { endIfUnused, isSignedOut, signOut } from '#db/auth.ts'
import type { Visitor } from '#db/visitor.ts'
import { discardPending } from '#db/outbox.ts'
import { noteUse } from '#db/session.ts'
import { OFFICE } from '#i18n/addresses.ts'
import { layersSettled } from '#ui/useLayer.ts'
import { clearToasts } from '#ui/toasts.ts'
import { OWNERS_DRAFTS } from '#features/office/draftKeys.ts'
import { forgetDrafts } from '#lib/form/drafts.ts'

const LOOK_MS = 3_600_000

/** Records an owner's activity, and ends a session that was unused for a month. */
export function useSessionEnd(atWork: boolean) {
  useEffect(() => {
    if (!atWork) return
    const touch = () => {
      if (!endIfUnused()) noteUse()
    }
    touch()
    const timer = setInterval(endIfUnused, LOOK_MS)
    const events = ['pointerdown', 'keydown', 'focus'] as const
    for (const event of events) addEventListener(event, touch, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const event of events) removeEventListener(event, touch, { capture: true })
    }
  }, [atWork])
}

/** Signs out in every tab. */
export function leave(): void {
  forgetGuests()
  void signOut()
}

/** So that the next person at the device cannot read them. */
function forgetGuests(): void {
  forgetDrafts(OWNERS_DRAFTS)
  clearToasts()
}

/** The sign-in's query parameter when all sessions were ended. */
export const ENDED = 'ended'

/** The sign-in's query parameter when the session had been unused for too long. */
export const UNUSED = 'unused'

type SignOutCleanup = { hasLeft: boolean; beginsAnew: boolean }

/**
 * Clears all guest data from screen, storage and memory once an owner has signed out in any tab, or
 * has lost access; reloads the page as soon as it is online, which clears the memory.
 */
export function useSignOutCleanup(visitor: Visitor | null): SignOutCleanup {
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
    // A page restored from the back/forward cache has missed the events since it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isSignedOut()) beginAnew()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const hasLeft = left && used
  return { hasLeft, beginsAnew: (left || refused) && used && navigator.onLine }
}

/** Removes the pending changes too: the next person at a shared device must not read them. */
async function forgetUnsent(uid: string, used: boolean) {
  await discardPending(uid)
  if (used) beginAnew(`${OFFICE}?${ENDED}`)
}

function beginAnew(address: string = OFFICE) {
  // Closing an open question goes back in the history, which would undo this navigation.
  void layersSettled().then(() => location.replace(address))
}
