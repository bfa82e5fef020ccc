import { formatVillaMoment } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'

type DraftNoticeProps = {
  form: { restoredAt: number | null; continueDraft: () => void; restart: () => void }
}

/** At the top of a form: that it has a draft which an earlier page kept. */
export function DraftNotice({ form }: DraftNoticeProps) {
  if (form.restoredAt === null) return null
  return <DraftLine at={form.restoredAt} onContinue={form.continueDraft} onDrop={form.restart} />
}

type DraftLineProps = {
  at: number
  /** The subject of the draft. */
  about?: string
  onContinue: () => void
  onDrop: () => void
}

/** An unfinished entry, to continue or to throw away. */
export function DraftLine({ at, about, onContinue, onDrop }: DraftLineProps) {
  const { t, language } = useTranslation()
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-2 rounded-field bg-accent-50 px-3 py-1.5">
      <span className="wrap-anywhere">
        {[t('admin.draft.title'), about, formatVillaMoment(at, language)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Button size="small" variant="quiet" onClick={onContinue}>
        {t('admin.draft.continue')}
      </Button>
      <Button size="small" variant="quiet" onClick={onDrop}>
        {t('admin.draft.drop')}
      </Button>
    </p>
  )
}
