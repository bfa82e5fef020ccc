import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { type PublishedReview, replyFields } from '#domain/reviews/review.ts'
import { FailureNote } from '#features/office/StatusNote.tsx'
import { SendingAnswer } from '#features/office/Question.tsx'
import { useGuestName } from '#features/office/useOffice.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { formatMonthOf, formatStay } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Stars } from '#ui/Stars.tsx'
import { EMPTY_REPLY, forgetReply, isReplying, replyDraft } from './replyDraft.ts'
import type { Keyed, ReviewWork } from './ReviewsCard.tsx'
import { readTexts } from '#domain/record.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { TextAreaField } from '#ui/Field.tsx'

type ReviewItemProps = ReviewWork & {
  review: Keyed
  /** Its stay; `null` once that is deleted. */
  stay: Reservation | null
  /** Its published version. */
  published: PublishedReview | null
}

/** A review: guest, text, whether it is published, and the actions. */
export function ReviewItem({ review, stay, published, ...work }: ReviewItemProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useGuestName()
  const formatError = useFormatError()
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
      <ReviewWords guest={guest} review={review} isPublished={published !== null} />
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
      {sending.state === 'failed' && (
        <FailureNote>
          {t('office.reviews.failed', { message: formatError(sending.failure) })}
        </FailureNote>
      )}
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
      <Dialog open={erasing} title={t('admin.deletion.question')} onClose={() => setErasing(false)}>
        <p className="mt-3">{t('office.reviews.eraseHint')}</p>
        <SendingAnswer
          label={t('admin.deletion.confirm')}
          onAnswer={async () => {
            await work.onErase(review)
            setErasing(false)
          }}
          onClose={() => setErasing(false)}
          failed={(message) => t('admin.deletion.failed', { message })}
        />
      </Dialog>
    </article>
  )
}

type ReviewWordsProps = { guest: string; review: Keyed; isPublished: boolean }

function ReviewWords({ guest, review, isPublished }: ReviewWordsProps) {
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
  /** The published review's id. */
  id: string
  reply: string
  /** Submits a reply, or removes it for `null`; rejects with a `Failure`. */
  onSend: (reply: string | null) => Promise<void>
  onClose: () => void
}

/** The owners' reply to a published review. */
function ReplyForm({ id, reply, onSend, onClose }: ReplyFormProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
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
      {form.sending.state === 'failed' && (
        <FailureNote>
          {t('office.reviews.failed', { message: formatError(form.sending.failure) })}
        </FailureNote>
      )}
    </form>
  )
}
