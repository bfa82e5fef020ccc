import type { SaveRisk } from '#domain/stay/saveRisks.ts'
import { Question } from '#office/shared/forms.tsx'
import { formatDue } from '#office/shared/letterText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

type RiskQuestionProps = {
  risks: readonly SaveRisk[]
  onSave: () => void
  onClose: () => void
}

/** Asks before a save that a guest would not expect, in the words that the guest will read. */
export function RiskQuestion({ risks, onSave, onClose }: RiskQuestionProps) {
  const { t, language } = useTranslation()
  return (
    <Question
      open
      title={t('admin.risks.title')}
      answer={t('admin.risks.save')}
      onAnswer={() => {
        onClose()
        onSave()
      }}
      onClose={onClose}
    >
      <p>{t('admin.risks.text')}</p>
      {risks.map(({ kind, due }) => (
        <blockquote
          key={`${kind} ${due?.kind}`}
          className="mt-3 border-l-4 border-sun-300 pl-3 text-pine-900"
        >
          {kind === 'uncertain' && <p>{t('letters.status.awaiting')}</p>}
          {due && (
            <p>
              {t(`guestPage.sums.due.${due.kind}`)}: {formatDue(due, language)}
            </p>
          )}
        </blockquote>
      ))}
    </Question>
  )
}
