import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GuideWords, isBlank, type StoredGuide } from '#domain/guide/guide.ts'
import { ToolCard } from '#features/office/ToolCard.tsx'
import { isGuideBegun } from './guideForm.ts'
import { GuideForm } from './GuideForm.tsx'

type GuideCardProps = {
  guide: StoredGuide
  /** The number of coming guests with a page. */
  guests: number
  /** False while offline, when a save stays in this tab. */
  connected: boolean
  /** Stores the guide over the version that was loaded; rejects with a `Failure`. */
  onSave: (change: { wanted: GuideWords; seen: Pick<StoredGuide, 'version'> }) => Promise<void>
}

/** The arrival guide, which is the same for every guest. */
export function GuideCard({ guide, guests, connected, onSave }: GuideCardProps) {
  const { t } = useTranslation()
  const [begun] = useState(isGuideBegun)
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
        <GuideForm {...{ guide, connected, onSave }} />
      </details>
    </ToolCard>
  )
}
