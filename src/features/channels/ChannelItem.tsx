import { useTranslation } from 'react-i18next'
import { fileForChannel } from '#domain/channels/calendarFiles.ts'
import { type Channel, sourceOfChannel } from '#domain/channels/channel.ts'
import { SourceBadge } from '#features/office/Badge.tsx'
import { formatMoment } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { useFormatResult } from './useFormatResult.ts'

type ChannelItemProps = { channel: Channel; onEdit: () => void; onDelete: () => void }

/** A channel with its name, calendar address, and last pull. */
export function ChannelItem({ channel, onEdit, onDelete }: ChannelItemProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const formatResult = useFormatResult()
  const { name, url, pulled } = channel
  const source = t(`admin.sources.${sourceOfChannel(channel)}`)
  const isFailed = pulled?.result.problem !== undefined
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 py-4 first:pt-0">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="font-semibold">
          {name} {source !== name && <SourceBadge>{source}</SourceBadge>}
        </p>
        <p className="text-sm text-pine-600">{url}</p>
        <p className={isFailed ? 'text-alert-700' : 'text-pine-700'}>
          {pulled
            ? `${formatMoment(pulled.at, language)}: ${formatResult(pulled.result)}`
            : t('office.channels.list.never')}
        </p>
        <p className="text-sm text-pine-700">
          {t('office.channels.list.give', { file: fileForChannel(channel.id) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" onClick={onEdit}>
          {t('admin.table.edit')}
        </Button>
        <Button size="small" variant="danger" onClick={onDelete}>
          {t('admin.table.delete')}
        </Button>
      </div>
    </li>
  )
}
