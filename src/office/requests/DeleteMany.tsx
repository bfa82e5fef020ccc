import { useState } from 'react'
import { deleteMany } from '#db/deleteMany.ts'
import { newKey, read, save } from '#db/save.ts'
import type { UnansweredPage } from '#db/unansweredSince.ts'
import type { DeletableRequest } from '#domain/request/requestChange.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Question } from '#office/shared/forms.tsx'
import { Button } from '#ui/Button.tsx'
import { toastDone } from '#ui/Toasts.tsx'

type DeleteQuestionProps = {
  /** The requests to delete; `null` while nothing is asked. */
  requests: readonly DeletableRequest[] | null
  /** Reads those after them, if there are more. */
  readMore?: (() => Promise<UnansweredPage>) | undefined
  onClose: () => void
  onDone?: () => void
}

/** Asks whether these requests are to be deleted, and deletes them. */
export function DeleteQuestion({ requests, readMore, onClose, onDone }: DeleteQuestionProps) {
  const { t } = useTranslation()
  const [deleted, setDeleted] = useState(0)
  if (!requests) return null

  async function remove(): Promise<void> {
    setDeleted(0)
    const office = { save, read, newKey }
    let count = 0
    let page: UnansweredPage = { requests: requests ?? [], hasMore: readMore !== undefined }
    for (;;) {
      const before = count
      count += await deleteMany(page.requests, office, (more) => setDeleted(before + more))
      if (!readMore || !page.hasMore) break
      page = await readMore()
    }
    toastDone(() => translate('office.requests.many.deleted', { count }))
    onDone?.()
    onClose()
  }

  return (
    <Question open onAnswer={remove} onClose={onClose}>
      <p>
        {readMore
          ? t('office.requests.many.questionAll', { count: requests.length })
          : t('office.requests.many.question', { count: requests.length })}
      </p>
      <p className="mt-2 text-sm text-pine-700">{t('office.requests.many.answeredStay')}</p>
      <p aria-live="polite" className="mt-2 tabular-nums">
        {deleted > 0 && t('office.requests.many.deleted', { count: deleted })}
      </p>
    </Question>
  )
}

type DeleteSelectedProps = { requests: readonly DeletableRequest[]; onDone: () => void }

/** The button that deletes the selected requests; none without any. */
export function DeleteSelected({ requests, onDone }: DeleteSelectedProps) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  if (requests.length === 0) return null
  return (
    <div className="sticky bottom-18 z-10 mt-4 flex flex-wrap gap-2 rounded-field bg-white p-3 shadow-lifted md:bottom-4">
      <Button variant="danger" onClick={() => setIsAsked(true)}>
        {t('office.requests.many.selected', { count: requests.length })}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t('office.requests.many.unselect')}
      </Button>
      <DeleteQuestion
        requests={isAsked ? requests : null}
        onClose={() => setIsAsked(false)}
        onDone={onDone}
      />
    </div>
  )
}

/** The requests that cannot be read, which can only be deleted. */
export function Unreadable({ requests }: { requests: readonly DeletableRequest[] }) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="alert" className="text-alert-700">
        {t('admin.requests.unreadable', { count: requests.length })}
      </p>
      <Button size="small" variant="danger" onClick={() => setIsAsked(true)}>
        {t('office.requests.many.unreadable')}
      </Button>
      <DeleteQuestion requests={isAsked ? requests : null} onClose={() => setIsAsked(false)} />
    </div>
  )
}
