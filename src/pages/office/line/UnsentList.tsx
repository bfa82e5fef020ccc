import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Change, stayIn } from '#domain/change.ts'
import { isOfLetters, type Work } from '#domain/keptWork.ts'
import type { LetterWork, UnsentLetter } from '#domain/letters/letterWork.ts'
import type { Unreadable, Unsent } from '#domain/unsent.ts'
import { Question } from '#features/backoffice/questions/Question.tsx'
import { UnsentChanges } from '#features/backoffice/frame/UnsentChanges.tsx'
import { UnconfirmedList } from './UnconfirmedList.tsx'
import { useNow } from './useNow.ts'

type UnsentListProps = {
  unsent: readonly Unsent[]
  letters: readonly UnsentLetter[]
  /** What was not written here under this sign-in. */
  unconfirmed: readonly Work[]
  unreadable: readonly Unreadable[]
  onSend: (works: readonly Work[]) => void
  onReopen: (change: Change) => void
  onReopenLetter: (work: LetterWork) => void
  onGiveUp: (work: Work) => void
  onDelete: (unreadable: Unreadable) => void
}

/** What has not been sent, what is not sent before its owner says so, and what cannot be read, with the question before one of them is gone. */
export function UnsentList(props: UnsentListProps) {
  const {
    unsent,
    letters,
    unconfirmed,
    unreadable,
    onSend,
    onReopen,
    onReopenLetter,
    onGiveUp,
    onDelete,
  } = props
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Work | null>(null)
  const [deleting, setDeleting] = useState<Unreadable | null>(null)
  const now = useNow()
  const what =
    asked === null
      ? ''
      : isOfLetters(asked)
        ? t(`office.writing.kinds.${asked.kind}`)
        : (stayIn(asked)?.musteriAdi ?? '')
  return (
    <>
      <UnconfirmedList
        works={unconfirmed}
        now={now}
        onSend={onSend}
        onAsk={setAsked}
        onGiveUp={onGiveUp}
      />
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
