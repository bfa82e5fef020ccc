import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Review, ReviewWords } from '#domain/reviews/review.ts'
import { useKeepInView } from '#lib/useKeepInView.ts'
import { Button } from '#ui/Button.tsx'
import { Stars } from '#ui/Stars.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import type { IsoDate } from '#domain/date.ts'
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

export type SentReview = 'kept' | 'refused' | 'changed'

export type ReviewSectionProps = {
  /** The key of the guest's page, part of the draft's key. */
  draftKey: string
  review: Review | null
  /** Submits a review in place of the shown one; rejects without an answer. */
  onSend: (words: ReviewWords) => Promise<SentReview>
}

/** Asks a guest who has left for a review, and shows it; a published review cannot be changed. */
export function ReviewSection({ draftKey, review, onSend }: ReviewSectionProps) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState(false)
  const [told, setTold] = useState<SentReview | null>(null)
  const standing = useRef<HTMLDivElement>(null)
  // Keeps the section in view, because the pressed button may be far below and its form closes.
  useKeepInView(standing, told !== null)
  const isPublished = review?.publishedId !== undefined
  const writes = !isPublished && (changing || !review)

  async function send(words: ReviewWords) {
    setTold(null)
    const sent = await onSend(words)
    setTold(sent)
    if (sent !== 'refused') setChanging(false)
    return sent === 'kept'
  }

  return (
    <section aria-labelledby="review-title" className="mt-10 print:hidden">
      <h2 id="review-title" className="text-heading">
        {t('review.title')}
      </h2>
      <div ref={standing} tabIndex={-1} className="scroll-mt-20 outline-none">
        <p className="mt-2">{t(stateOf(review))}</p>
        {told && <p className="mt-3 font-semibold text-accent-800">{t(`review.told.${told}`)}</p>}
      </div>
      {review && !writes && (
        <figure className="mt-4 rounded-card bg-white p-5 shadow-soft">
          <Stars count={review.rating} label={t('review.stars', { count: review.rating })} />
          <blockquote lang={review.language} className="mt-2 wrap-anywhere whitespace-pre-line">
            {review.text}
          </blockquote>
          <figcaption className="mt-2 text-sm text-pine-700">
            {review.name ?? t('review.nameless')}
          </figcaption>
        </figure>
      )}
      {review && !isPublished && !changing && (
        <Button className="mt-4" onClick={() => setChanging(true)}>
          {t('review.change')}
        </Button>
      )}
      {writes && <ReviewForm draftKey={draftKey} review={review} onSend={send} />}
    </section>
  )
}

function stateOf(review: Review | null) {
  if (!review) return 'review.ask'
  return review.publishedId === undefined ? 'review.waiting' : 'review.published'
}
