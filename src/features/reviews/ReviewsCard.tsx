import { useTranslation } from '#i18n/useTranslation.ts'
import { useState } from 'react'
import {
  type PublishedReview,
  replyFields,
  type Review,
  type ReviewWords,
} from '#domain/reviews/review.ts'
import type { Reservation } from '#domain/reservation.ts'
import { readTexts } from '#domain/record.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { useGuestName, useOffice } from '#features/office/useOffice.ts'
import { useTrackSave } from '#features/office/useSaves.ts'
import { SendingFailure } from '#features/office/StatusNote.tsx'
import { Question } from '#features/office/forms.tsx'
import { EMPTY_REPLY, forgetReply, isReplying, replyDraft } from '#features/office/draftKeys.ts'
import {
  eraseReview,
  followPublished,
  followReviews,
  publishReview,
  replyToReview,
  withdrawReview,
} from '#db/reviews.ts'
import { translate } from '#i18n/index.ts'
import { formatMonthOf, formatStay } from '#i18n/format.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useRemote } from '#lib/remote.ts'
import { useSending } from '#lib/form/useSending.ts'
import { useForm } from '#lib/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { Stars } from '#ui/Stars.tsx'
import { TextAreaField } from '#ui/Field.tsx'

type Keyed = Review & ReviewWords & { key: string }

/** The operations on a review; each rejects with a `Failure`. */
type ReviewWork = {
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

type ReviewItemProps = ReviewWork & {
  review: Keyed
  /** Its stay; `null` once that is deleted. */
  stay: Reservation | null
  published: PublishedReview | null
}

function ReviewItem({ review, stay, published, ...work }: ReviewItemProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const { sending, send } = useSending()
  const [replying, setReplying] = useState(published !== null && isReplying(published.id))
  const [erasing, setErasing] = useState(false)
  const guest = stay
    ? `${nameOf(stay.musteriAdi)}, ${formatStay(stay.stay, language)}`
    : formatMonthOf(review.checkOut.slice(0, 7), language)
  const busy = sending.state === 'sending'

  function endReply(id: string) {
    forgetReply(id)
    setReplying(false)
  }

  return (
    <article aria-label={guest}>
      <ReviewText guest={guest} review={review} isPublished={published !== null} />
      {published?.reply !== undefined && !replying && (
        <p className="mt-2 border-l-2 border-linen-300 pl-3 wrap-anywhere whitespace-pre-line">
          {published.reply}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          aria-disabled={busy}
          onClick={() => void send(() => (published ? work.onWithdraw : work.onPublish)(review))}
        >
          {t(published ? 'office.reviews.withdraw' : 'office.reviews.publish')}
        </Button>
        {published && !replying && (
          <Button size="small" onClick={() => setReplying(true)}>
            {t(published.reply === undefined ? 'office.reviews.reply' : 'office.reviews.replyAnew')}
          </Button>
        )}
        <Button size="small" onClick={() => setErasing(true)}>
          {t('admin.table.delete')}
        </Button>
      </div>
      <SendingFailure
        sending={sending}
        text={(message) => t('office.reviews.failed', { message })}
      />
      {published && replying && (
        <ReplyForm
          id={published.id}
          reply={published.reply ?? ''}
          onSend={async (reply) => {
            await work.onReply(published.id, reply)
            endReply(published.id)
          }}
          onClose={() => endReply(published.id)}
        />
      )}
      <Question
        open={erasing}
        onAnswer={async () => {
          await work.onErase(review)
          setErasing(false)
        }}
        onClose={() => setErasing(false)}
      >
        <p className="mt-3">{t('office.reviews.eraseHint')}</p>
      </Question>
    </article>
  )
}

type ReviewTextProps = { guest: string; review: Keyed; isPublished: boolean }

function ReviewText({ guest, review, isPublished }: ReviewTextProps) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className="font-semibold wrap-anywhere">{guest}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-pine-700">
        <Stars count={review.rating} label={t('office.reviews.stars', { count: review.rating })} />
        <span>{t('office.reviews.as', { name: review.name ?? t('office.reviews.nameless') })}</span>
        <span className="font-semibold text-accent-800">
          {t(isPublished ? 'office.reviews.isPublished' : 'office.reviews.isNot')}
        </span>
      </p>
      <blockquote
        lang={review.language}
        className="mt-2 max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line"
      >
        {review.text}
      </blockquote>
    </>
  )
}

type ReplyFormProps = {
  id: string
  reply: string
  /** Submits a reply, or removes it for `null`; rejects with a `Failure`. */
  onSend: (reply: string | null) => Promise<void>
  onClose: () => void
}

function ReplyForm({ id, reply, onSend, onClose }: ReplyFormProps) {
  const { t } = useTranslation()
  const form = useForm({
    empty: EMPTY_REPLY,
    draft: { key: replyDraft(id) },
    initial: { reply: reply },
    check: (texts) => readTexts(replyFields, texts),
    submit: ({ reply = null }) => onSend(reply),
    label: () => t('office.reviews.answer'),
    explain: useProblemWords(),
  })
  return (
    <form {...form.props} className="mt-3">
      <TextAreaField {...form.field('reply')} rows={3} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          variant="primary"
          aria-disabled={form.sending.state === 'sending'}
        >
          {t('office.reviews.saveReply')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('admin.cancel')}
        </Button>
      </div>
      <SendingFailure
        sending={form.sending}
        text={(message) => t('office.reviews.failed', { message })}
      />
    </form>
  )
}
