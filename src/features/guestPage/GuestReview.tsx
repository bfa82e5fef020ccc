import { useEffect, useState } from 'react'
import type { IsoDate } from '#domain/date.ts'
import type { Review, ReviewWords } from '#domain/reviews/review.ts'
import { ReviewSection, type SentReview } from '#features/guestPage/review/ReviewSection.tsx'
import { readOwnReview, sendReview } from '#db/guestReview.ts'

const AGAIN_MS = 5_000

/** The guest's review form on their page from check-out on; `checkOut` is the day they left. */
export function GuestReview({ guestKey, checkOut }: { guestKey: string; checkOut: IsoDate }) {
  // The form waits for the stored review, so that nobody is asked for a second one.
  const [review, setReview] = useState<Review | null | undefined>(undefined)

  useEffect(() => {
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      readOwnReview(guestKey).then(
        (read) => {
          if (!stopped) setReview(read)
        },
        () => {
          if (!stopped) timer = setTimeout(look, AGAIN_MS)
        },
      )
    }
    look()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [guestKey])

  async function send(words: ReviewWords): Promise<SentReview> {
    const sent = await sendReview(guestKey, words, { checkOut, seen: review ?? null })
    if (sent.state !== 'refused') setReview(sent.review)
    return sent.state
  }

  return review !== undefined && <ReviewSection draftKey={guestKey} review={review} onSend={send} />
}
