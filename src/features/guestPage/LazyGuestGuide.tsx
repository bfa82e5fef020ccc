import type { IsoDate } from '#domain/date.ts'
import { isPageKey } from '#domain/guestPage/pageKey.ts'
import type { PageState } from './pageState.ts'
import { withTexts } from '#i18n/index.ts'
import { retryForever } from '#lib/pageLoad/retryForever.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { lazyComponent } from '#lib/lazyComponent.tsx'

const load = withTexts(
  ['gallery'],
  async () => (await fetchPart(() => import('./GuestGuide.tsx'))).GuestGuide,
)
const Part = lazyComponent(() => retryForever(load))

type LazyGuestGuideProps = {
  shown: PageState
  connected: boolean
  today: IsoDate | null
  address: string
}

/** The arrival guide of days that are booked; whether it is time the server says. */
export function LazyGuestGuide({ shown, connected, today, address }: LazyGuestGuideProps) {
  const key = address.split('#')[1] ?? ''
  if (shown.state !== 'booked' || today === null || !isPageKey(key)) return null
  const heard = JSON.stringify([connected, shown])
  return <Part key={key} guestKey={key} stay={shown.stay} today={today} heard={heard} />
}
