import { ReviewsCard } from '#features/backoffice/reviews/ReviewsCard.tsx'
import {
  eraseReview,
  followPublished,
  followReviews,
  publishReview,
  replyToReview,
  withdrawReview,
} from '#firebase/reviews.ts'
import { useRemote } from '#lib/remote.ts'
import { useOffice } from '#pages/office/useOffice.ts'

/** What guests wrote, live, and what owners make of it. */
export function OfficeReviews() {
  const { reservations, cancelled } = useOffice()
  const [reviews] = useRemote(followReviews)
  const [published] = useRemote(followPublished)
  if (reviews.state !== 'ready' || published.state !== 'ready') return null
  return (
    <ReviewsCard
      reviews={reviews.value}
      published={published.value}
      stays={[...reservations, ...cancelled]}
      onPublish={publishReview}
      onWithdraw={withdrawReview}
      onReply={replyToReview}
      onErase={eraseReview}
    />
  )
}
