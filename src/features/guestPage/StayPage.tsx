import { useTranslation } from 'react-i18next'
import { addressLine } from '#content/villa.ts'
import { GuestPageView } from './GuestPageView.tsx'
import { LazyGuestGuide } from './LazyGuestGuide.tsx'
import { LazyGuestReview } from './LazyGuestReview.tsx'
import { useGuestPage } from './useGuestPage.ts'
import { useOwnAnswer } from './useOwnAnswer.ts'
import { useStaysNear } from './useStaysNear.ts'
import { PlainPage } from '#features/site/PlainPage.tsx'

/** The guest's own page: the status of the request with the key in the address, and its stay. */
export function StayPage() {
  const { t } = useTranslation()
  const { shown, connected, today, address } = useGuestPage()
  const { near, taken } = useStaysNear(shown, today)
  const { answer, give } = useOwnAnswer(address, shown)

  return (
    <PlainPage
      page="stay"
      title={t('guestPage.title')}
      footer={<address className="not-italic">{addressLine}</address>}
    >
      <GuestPageView
        {...{ shown, connected, today, address, near, answer, taken }}
        onAnswer={give}
        guide={<LazyGuestGuide {...{ shown, connected, today, address }} />}
      >
        <LazyGuestReview shown={shown} address={address} />
      </GuestPageView>
    </PlainPage>
  )
}
