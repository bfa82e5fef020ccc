import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Change, stayIn } from '#domain/change.ts'
import type { LetterWork, UnsentLetter } from '#domain/letters/letterWork.ts'
import type { Unreadable, Unsent } from '#domain/unsent.ts'
import { Question } from '#features/backoffice/questions/Question.tsx'
import { UnsentChanges } from '#features/backoffice/frame/UnsentChanges.tsx'
import { useNow } from './useNow.ts'

type UnsentListProps = {
  unsent: readonly Unsent[]
  letters: readonly UnsentLetter[]
  unreadable: readonly Unreadable[]
  onReopen: (change: Change) => void
  onReopenLetter: (work: LetterWork) => void
  onGiveUp: (work: Change | LetterWork) => void
  onDelete: (unreadable: Unreadable) => void
}

/** What has not been sent, and what cannot be read, with the question before one of them is gone. */
export function UnsentList(props: UnsentListProps) {
  const { unsent, letters, unreadable, onReopen, onReopenLetter, onGiveUp, onDelete } = props
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Change | LetterWork | null>(null)
  const [deleting, setDeleting] = useState<Unreadable | null>(null)
  const now = useNow()
  const what =
    asked === null
      ? ''
      : 'letter' in asked
        ? t(`office.writing.kinds.${asked.kind}`)
        : (stayIn(asked)?.musteriAdi ?? '')
  return (
    <>
      {unsent.length + letters.length + unreadable.length > 0 && (
        <UnsentChanges
          unsent={unsent}
          letters={letters}
          unreadable={unreadable}
          now={now}
          onReopen={onReopen}
          onReopenLetter={onReopenLetter}
          onGiveUp={setAsked}
          onGiveUpLetter={setAsked}
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
        {t('admin.unsent.giveUpText', { guest: what })}
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
