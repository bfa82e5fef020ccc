import { useEffect, useState } from 'react'
import type { PublishedReview } from '#domain/reviews/review.ts'
import { Reviews } from '#features/landing/reviews/Reviews.tsx'
import { readPublished } from '#firebase/guestReview.ts'
import { useNear } from '#lib/useNear.ts'
import { useUnseen } from '#lib/useUnseen.ts'
import { useToday } from '#pages/useToday.ts'

/** What guests wrote, asked for once the place comes near; nothing stands there before, nor when there is nothing. */
export function LiveReviews() {
  // Not in the page as it was written, which is to be no longer for what may not be there.
  return useToday() && <Awake />
}

function Awake() {
  const [ref, near] = useNear<HTMLDivElement>('800px')
  const [reviews, setReviews] = useState<readonly PublishedReview[]>([])
  const [slot, shown] = useUnseen<HTMLDivElement>(reviews.length > 0)

  useEffect(() => {
    if (!near) return
    // A page without is whole.
    readPublished().then(setReviews, () => {})
  }, [near])

  return (
    <div ref={ref}>
      <div ref={slot}>{shown && <Reviews reviews={reviews} />}</div>
    </div>
  )
}
