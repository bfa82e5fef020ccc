import { useEffect, useState } from 'react'
import type { PublishedReview } from '#domain/reviews/review.ts'
import { Reviews } from '#features/landing/reviews/Reviews.tsx'
import { readPublished } from '#db/guestReview.ts'
import { KEPT_SPACE } from '#lib/arrival/keptSpace.ts'
import { useKeptSpace } from '#lib/useKeptSpace.ts'
import { useNear } from '#lib/useNear.ts'
import { useUnseen } from '#lib/useUnseen.ts'

const NONE: readonly PublishedReview[] = []

/**
 * Published reviews, read when the section nears the viewport and when the tab becomes visible.
 * Until then the section keeps the height of the last visit; it is absent without reviews.
 */
export function LiveReviews() {
  const [ref, near] = useNear<HTMLDivElement>('800px')
  const [reviews, setReviews] = useState<readonly PublishedReview[] | null>(null)
  const [slot, shown] = useUnseen<HTMLDivElement>(Boolean(reviews?.length))
  useKeptSpace('reviews', slot, shown)

  useEffect(() => {
    if (!near) return
    const read = () => {
      if (document.visibilityState === 'hidden') return
      // A failed read shows the earlier reviews, or no section.
      readPublished().then(setReviews, () => setReviews((earlier) => earlier ?? NONE))
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [near])

  const isOnItsWay = reviews === null || (reviews.length > 0 && !shown)
  return (
    <div ref={ref}>
      <div ref={slot} className={isOnItsWay ? KEPT_SPACE.reviews : undefined}>
        {shown && reviews && <Reviews reviews={reviews} />}
      </div>
    </div>
  )
}
