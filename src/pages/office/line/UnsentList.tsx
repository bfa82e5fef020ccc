import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Change, stayIn } from '#domain/change.ts'
import type { Unreadable, Unsent } from '#domain/unsent.ts'
import { Question } from '#features/backoffice/questions/Question.tsx'
import { UnsentChanges } from '#features/backoffice/frame/UnsentChanges.tsx'
import { useNow } from './useNow.ts'

type UnsentListProps = {
  unsent: readonly Unsent[]
  unreadable: readonly Unreadable[]
  onReopen: (change: Change) => void
  onGiveUp: (change: Change) => void
  onDelete: (unreadable: Unreadable) => void
}

/** What has not been sent, and what cannot be read, with the question before one of them is gone. */
export function UnsentList(props: UnsentListProps) {
  const { unsent, unreadable, onReopen, onGiveUp, onDelete } = props
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Change | null>(null)
  const [deleting, setDeleting] = useState<Unreadable | null>(null)
  const now = useNow()
  const guest = (asked && stayIn(asked)?.musteriAdi) ?? ''
  return (
    <>
      {unsent.length + unreadable.length > 0 && (
        <UnsentChanges
          unsent={unsent}
          unreadable={unreadable}
          now={now}
          onReopen={onReopen}
          onGiveUp={setAsked}
          onDelete={setDeleting}
        />
      )}
      <Question
        open={asked !== null}
        title={t('admin.unsent.giveUpQuestion')}
        answer={t('admin.unsent.giveUpAnswer')}
        onAnswer={() => {
          if (asked) onGiveUp(asked)
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      >
        {t('admin.unsent.giveUpText', { guest })}
      </Question>
      <Question
        open={deleting !== null}
        title={t('admin.unreadableKept.question')}
        answer={t('admin.unreadableKept.answer')}
        onAnswer={() => {
          if (deleting) onDelete(deleting)
          setDeleting(null)
        }}
        onClose={() => setDeleting(null)}
      >
        {t('admin.unreadableKept.questionText')}
      </Question>
    </>
  )
}
