import { Reviews } from '#features/landing/reviews/Reviews.tsx'
import { KEPT_SPACE } from '#lib/pageLoad/keptSpace.ts'
import { useKeptSpace } from '#lib/useKeptSpace.ts'
import { useNearViewport } from '#lib/useNearViewport.ts'
import { useShowOffscreen } from '#lib/useShowOffscreen.ts'
import { usePublished } from './usePublished.ts'

/**
 * Published reviews, read when the section nears the viewport. Until then the section keeps the
 * height of the last visit; it is absent without reviews.
 */
export function LiveReviews() {
  const [ref, near] = useNearViewport<HTMLDivElement>('800px')
  const reviews = usePublished(near)
  const [slot, shown] = useShowOffscreen<HTMLDivElement>(Boolean(reviews?.length))
  useKeptSpace('reviews', slot, shown)

  const isOnItsWay = reviews === null || (reviews.length > 0 && !shown)
  return (
    <div ref={ref}>
      <div ref={slot} className={isOnItsWay ? KEPT_SPACE.reviews : undefined}>
        {shown && reviews && <Reviews reviews={reviews} />}
      </div>
    </div>
  )
}
