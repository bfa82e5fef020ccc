import { useState } from 'react'
import { averageOf, type PublishedReview } from '#domain/reviews/review.ts'
import { usePublished } from '#features/landing/usePublished.ts'
import { formatMonthOf, languageName } from '#i18n/format.ts'
import { formatNumber } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { Stars } from '#ui/Stars.tsx'

const SHOWN = 3

/** The guests' reviews with their average, newest first; the rest on demand. */
export function Reviews() {
  const { t, language } = useTranslation()
  const reviews = usePublished()
  const [all, setAll] = useState(false)
  const average = averageOf(reviews)
  if (reviews.length === 0) return null
  // A scrollable region needs to be focusable for the keyboard.
  /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
  return (
    <section aria-labelledby="reviews-title" className="pt-5 lg:pt-8">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id="reviews-title" className="text-heading">
          {t('house.hosts.reviews')}
        </h3>
        {average !== null && (
          <p className="text-pine-700">
            {t('house.reviews.average', {
              average: formatNumber(average, language),
              count: reviews.length,
            })}
          </p>
        )}
        {average !== null && (
          <p className="w-full text-sm text-pine-700">{t('house.reviews.whoWrites')}</p>
        )}
      </div>
      <ul
        tabIndex={0}
        aria-labelledby="reviews-title"
        className="scrollbar-none mt-3 grid snap-x gap-8 max-md:-mx-gutter max-md:flex max-md:scroll-px-gutter max-md:gap-3 max-md:overflow-x-auto max-md:px-gutter max-md:pb-2 focus-visible:-outline-offset-2 md:mt-4 md:grid-cols-2 lg:grid-cols-3"
      >
        {(all ? reviews : reviews.slice(0, SHOWN)).map((review) => (
          <li
            key={review.id}
            className="max-md:w-[86%] max-md:shrink-0 max-md:snap-start max-md:rounded-card max-md:bg-white max-md:p-3.5 max-md:shadow-soft"
          >
            <OneReview review={review} />
          </li>
        ))}
      </ul>
      {reviews.length > SHOWN && (
        <Button className="mt-6" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'house.reviews.fewer' : 'house.reviews.all', { count: reviews.length })}
        </Button>
      )}
    </section>
  )
  /* oxlint-enable jsx-a11y/no-noninteractive-tabindex */
}

function OneReview({ review }: { review: PublishedReview }) {
  const { rating, text, name, month, reply } = review
  const { t, language } = useTranslation()
  const said = [
    name ?? t('house.reviews.nameless'),
    formatMonthOf(month, language),
    ...(review.language === language ? [] : [languageName(review.language, language)]),
  ]
  return (
    <figure>
      <Stars count={rating} label={t('house.reviews.stars', { count: rating })} />
      <blockquote
        lang={review.language}
        className="mt-1 wrap-anywhere max-md:text-[0.9375rem]/snug md:leading-relaxed"
      >
        {text}
      </blockquote>
      <figcaption className="mt-1.5 text-sm text-pine-700">{said.join(' · ')}</figcaption>
      {reply !== undefined && (
        <p className="mt-2 border-l-2 border-linen-300 pl-3 text-sm wrap-anywhere">
          <span className="font-semibold">{t('house.reviews.answer')}</span> {reply}
        </p>
      )}
    </figure>
  )
}
