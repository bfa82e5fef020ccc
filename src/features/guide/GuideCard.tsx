import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isBlank, type StoredGuide } from '#domain/guide/guide.ts'
import type { GuideEdit } from '#domain/guide/pendingGuide.ts'
import { ToolCard } from '#features/office/ToolCard.tsx'
import { isGuideBegun } from './guideForm.ts'
import { GuideForm } from './GuideForm.tsx'

type GuideCardProps = {
  guide: StoredGuide
  /** The number of coming guests with a page. */
  guests: number
  /** The refused change that is shown in the form again. */
  reopened: GuideEdit | null
  /** Stores the guide, or queues it while offline; rejects with a `Failure`. */
  onSave: (edit: GuideEdit) => Promise<void>
}

/** The arrival guide, which is the same for every guest. */
export function GuideCard({ guide, guests, reopened, onSave }: GuideCardProps) {
  const { t } = useTranslation()
  const [begun] = useState(() => reopened !== null || isGuideBegun())
  const by = guide.by ?? ''
  return (
    <ToolCard title={t('guestPage.guide.title')} text={t('office.guide.text')}>
      <p className="mb-3 text-sm wrap-anywhere text-pine-700">
        {isBlank(guide) ? t('office.guide.none') : t('office.guide.mine', { count: guests, by })}
      </p>
      <details open={begun}>
        <summary className="cursor-pointer font-semibold text-accent-700">
          {t('office.guide.open')}
        </summary>
        <GuideForm key={guide.version} {...{ guide, reopened, onSave }} />
      </details>
    </ToolCard>
  )
}
