import { useTranslation } from 'react-i18next'
import type { Source } from '#domain/channels/feed.ts'
import { SourceBadge } from '#features/office/Badge.tsx'

/** Warns that the dates of a stay from a channel belong to that channel. */
export function ChannelNote({ source }: { source: Source }) {
  const { t } = useTranslation()
  return (
    <p className="mb-4 max-w-text">
      <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge> {t('admin.form.fromChannel')}
    </p>
  )
}
