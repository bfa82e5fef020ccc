import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { UnconfirmedChanges } from './UnconfirmedChanges.tsx'
import { Question } from '#features/office/Question.tsx'

type UnconfirmedListProps = {
  works: readonly QueuedChange[]
  now: number
  onSend: (works: readonly QueuedChange[]) => void
  /** Asks whether to discard a change. */
  onAsk: (work: QueuedChange) => void
  onGiveUp: (work: QueuedChange) => void
}

/**
 * The changes that an owner has to confirm before they are sent, and a confirmation before all are
 * discarded.
 */
export function UnconfirmedList({ works, now, onSend, onAsk, onGiveUp }: UnconfirmedListProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  return (
    <>
      {works.length > 0 && (
        <UnconfirmedChanges
          works={works}
          now={now}
          onSend={onSend}
          onGiveUp={onAsk}
          onGiveUpAll={() => setAsked(true)}
        />
      )}
      <Question
        open={asked}
        title={t('admin.unconfirmed.question', { count: works.length })}
        answer={t('admin.unconfirmed.answer')}
        onAnswer={() => {
          for (const work of works) onGiveUp(work)
          setAsked(false)
        }}
        onClose={() => setAsked(false)}
      >
        {t('admin.unconfirmed.questionText')}
      </Question>
    </>
  )
}
