import { ReviewsCard } from './ReviewsCard.tsx'
import {
  eraseReview,
  followPublished,
  followReviews,
  publishReview,
  replyToReview,
  withdrawReview,
} from '#db/reviews.ts'
import { translate } from '#i18n/index.ts'
import { useRemote } from '#lib/remote.ts'
import { useOffice } from '#features/office/useOffice.ts'
import { useTrackSave } from '#features/office/useSaves.ts'

/** The guests' reviews with the owners' controls, live. */
export function OfficeReviews() {
  const { reservations, cancelled } = useOffice()
  const save = useTrackSave((message) => translate('office.tools.saveFailed', { message }))
  const [reviews] = useRemote(followReviews)
  const [published] = useRemote(followPublished)
  if (reviews.state !== 'ready' || published.state !== 'ready') return null
  return (
    <ReviewsCard
      reviews={reviews.value}
      published={published.value}
      stays={[...reservations, ...cancelled]}
      onPublish={(review) => save(publishReview(review))}
      onWithdraw={(review) => save(withdrawReview(review))}
      onReply={(id, reply) => save(replyToReview(id, reply))}
      onErase={(review) => save(eraseReview(review))}
    />
  )
}
