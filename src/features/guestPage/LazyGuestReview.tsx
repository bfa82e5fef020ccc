import { useEffect, useState } from 'react'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import { clockAt } from '#domain/moment.ts'
import { isPageKey } from '#domain/guestPage/pageKey.ts'
import type { PageState } from './pageState.ts'
import { withTexts } from '#i18n/index.ts'
import { retryForever } from '#lib/pageLoad/retryForever.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { lazyComponent } from '#lib/lazyComponent.tsx'

const load = withTexts(
  ['review', 'problem'],
  async () => (await fetchPart(() => import('./GuestReview.tsx'))).GuestReview,
)
const Part = lazyComponent(() => retryForever(load))

const CHECK_MS = 30_000

/** The review form, loaded once the guest has left by the villa's clock. */
export function LazyGuestReview({ shown, address }: { shown: PageState; address: string }) {
  const checkOut = shown.state === 'booked' ? shown.stay.checkOut : null
  const hasLeft = useHasLeft(checkOut)
  const key = address.split('#')[1] ?? ''
  if (checkOut === null || !hasLeft || !isPageKey(key)) return null
  return <Part key={key} guestKey={key} checkOut={checkOut} />
}

/** Whether the check-out hour of a day has passed at the villa. */
function useHasLeft(checkOut: IsoDate | null): boolean {
  const [now, setNow] = useState('')
  useEffect(() => {
    const look = () => setNow(clockAt(villa.timeZone, Date.now()))
    look()
    const timer = setInterval(look, CHECK_MS)
    return () => clearInterval(timer)
  }, [])
  return checkOut !== null && now >= `${checkOut}T${villa.checkOutBy}`
}
