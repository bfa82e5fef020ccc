import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#domain/change.ts'
import type { Unsent } from '#domain/unsent.ts'
import { Question } from '#features/backoffice/questions/Question.tsx'
import { UnsentChanges } from '#features/backoffice/frame/UnsentChanges.tsx'
import { useNow } from './useNow.ts'

type UnsentListProps = {
  unsent: readonly Unsent[]
  onReopen: (change: Change) => void
  onGiveUp: (change: Change) => void
}

/** What has not been sent, with the question before one of them is given up. */
export function UnsentList({ unsent, onReopen, onGiveUp }: UnsentListProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Change | null>(null)
  const now = useNow()
  const guest =
    (asked?.wanted ?? (asked?.base && 'stay' in asked.base ? asked.base : null))?.musteriAdi ?? ''
  return (
    <>
      {unsent.length > 0 && (
        <UnsentChanges unsent={unsent} now={now} onReopen={onReopen} onGiveUp={setAsked} />
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
    </>
  )
}
