import { useTranslation } from 'react-i18next'
import { readTexts } from '#domain/record.ts'
import { replyFields } from '#domain/reviews/review.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { TextAreaField } from '#ui/Field.tsx'
import { EMPTY_REPLY, replyDraft } from './replyDraft.ts'

type ReplyFormProps = {
  /** The published review's id. */
  id: string
  reply: string
  /** Submits a reply, or removes it for `null`; rejects with a `Failure`. */
  onSend: (reply: string | null) => Promise<void>
  onClose: () => void
}

/** The owners' reply to a published review. */
export function ReplyForm({ id, reply, onSend, onClose }: ReplyFormProps) {
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
