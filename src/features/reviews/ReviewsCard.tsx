import { useTranslation } from 'react-i18next'
import type { PublishedReview, Review, ReviewWords } from '#domain/reviews/review.ts'
import type { Reservation } from '#domain/reservation.ts'
import { ToolCard } from '#features/office/ToolCard.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { useTrackSave } from '#features/office/useSaves.ts'
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
import { ReviewItem } from './ReviewItem.tsx'

/** A review with the key of its guest's page. */
export type Keyed = Review & ReviewWords & { key: string }

/** The operations on a review; each rejects with a `Failure`. */
export type ReviewWork = {
  onPublish: (review: Keyed) => Promise<void>
  onWithdraw: (review: Keyed) => Promise<void>
  /** `null` removes the reply. */
  onReply: (id: string, reply: string | null) => Promise<void>
  onErase: (review: Keyed) => Promise<void>
}

type ReviewsCardProps = ReviewWork & {
  reviews: readonly Keyed[]
  published: readonly PublishedReview[]
  /** All stays, including cancelled ones. */
  stays: readonly Reservation[]
}

/** The guests' reviews, which owners publish word for word, reply to, and withdraw. */
function ReviewsCard({ reviews, published, stays, ...work }: ReviewsCardProps) {
  const { t } = useTranslation()
  return (
    <ToolCard title={t('office.reviews.title')} text={t('office.reviews.text')}>
      {reviews.length === 0 && <p>{t('office.reviews.none')}</p>}
      <ul className="divide-y divide-linen-200">
        {reviews.map((review) => (
          <li key={review.key} className="py-4">
            <ReviewItem
              {...work}
              review={review}
              stay={stays.find(({ guestKey }) => guestKey === review.key) ?? null}
              published={published.find(({ id }) => id === review.publishedId) ?? null}
            />
          </li>
        ))}
      </ul>
    </ToolCard>
  )
}

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
