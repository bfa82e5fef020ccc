import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useState } from 'react'
import { newKey, save } from '#db/save.ts'
import { usePublishedReviews, useReviews, useSeason } from '#db/stores.ts'
import { type KeyedReview, type PublishedReview, replyFields } from '#domain/reviews/review.ts'
import {
  eraseReview,
  publishReview,
  replyToReview,
  withdrawReview,
} from '#domain/reviews/reviewChange.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { readTexts } from '#domain/field/record.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { SendingFailure } from '#office/shared/StatusNote.tsx'
import { Question } from '#office/shared/forms.tsx'
import { formatMonthOf, formatStay } from '#i18n/format.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useSending } from '#ui/form/useSending.ts'
import { useForm } from '#ui/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { Stars } from '#ui/Stars.tsx'
import { TextAreaField } from '#ui/Field.tsx'
import { forgetDraft, readDraft } from '#ui/form/drafts.ts'
import { ownersDraft } from '#db/cache.ts'

/** The guests' reviews, which owners publish word for word, reply to, and withdraw. */
export function ReviewsCard() {
  const { t } = useTranslation()
  const season = useSeason()
  const reviews = useReviews()
  const published = usePublishedReviews()
  if (reviews.state !== 'ready' || published.state !== 'ready' || season.state !== 'ready')
    return null
  const stays = [...season.value.reservations, ...season.value.cancelled]
  return (
    <ToolCard title={t('office.reviews.title')} text={t('office.reviews.text')}>
      {reviews.value.length === 0 && <p>{t('office.reviews.none')}</p>}
      <ul className="divide-y divide-linen-200">
        {reviews.value.map((review) => (
          <li key={review.key} className="py-4">
            <ReviewItem
              review={review}
              stay={stays.find(({ guestKey }) => guestKey === review.key) ?? null}
              published={published.value.find(({ id }) => id === review.publishedId) ?? null}
            />
          </li>
        ))}
      </ul>
    </ToolCard>
  )
}

type ReviewItemProps = {
  review: KeyedReview
  /** Its stay; `null` once that is deleted. */
  stay: Reservation | null
  published: PublishedReview | null
}

function ReviewItem({ review, stay, published }: ReviewItemProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const { sending, send } = useSending()
  const [replying, setReplying] = useState(published !== null && isReplying(published.id))
  const [erasing, setErasing] = useState(false)
  const guest = stay
    ? `${nameOf(stay)}, ${formatStay(stay.dates, language, null)}`
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
          onClick={() =>
            void send(() =>
              save(
                published ? withdrawReview(review, published.id) : publishReview(review, newKey()),
              ),
            )
          }
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
            await save(replyToReview(published.id, reply))
            endReply(published.id)
          }}
          onClose={() => endReply(published.id)}
        />
      )}
      <Question
        open={erasing}
        onAnswer={async () => {
          await save(eraseReview(review))
          setErasing(false)
        }}
        onClose={() => setErasing(false)}
      >
        <p className="mt-3">{t('office.reviews.eraseHint')}</p>
      </Question>
    </article>
  )
}

type ReviewTextProps = { guest: string; review: KeyedReview; isPublished: boolean }

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
      <DraftNotice form={form} />
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

const EMPTY_REPLY = { reply: '' }

/** The key of the reply's draft for the published review `id`. */
const replyDraft = (id: string) => ownersDraft(`reply/${id}`)

/** Whether there is a draft of a reply. */
function isReplying(id: string): boolean {
  return readDraft(replyDraft(id), EMPTY_REPLY) !== null
}

/** Removes the draft of a reply. */
function forgetReply(id: string): void {
  forgetDraft(replyDraft(id))
}
