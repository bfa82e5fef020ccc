import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import type { Unreadable } from '#domain/pending.ts'
import { StoredText } from '#features/office/StoredText.tsx'
import { formatAge } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { download, fileName } from '#lib/download.ts'
import { Button } from '#ui/Button.tsx'

type UnreadableKeptProps = {
  kept: Unreadable
  /** The device's time in milliseconds since 1970. */
  now: number
  onDelete: (kept: Unreadable) => void
}

/** The content of stored data that this release cannot read, for the owner to copy. */
export function UnreadableKept({ kept, now, onDelete }: UnreadableKeptProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { at, text } = kept
  const age =
    at === null ? t('admin.unreadableKept.noAge') : formatAge(Math.max(0, now - at), language)
  const name = `${fileName(villa.name, t('admin.unreadableKept.file'))}.txt`
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          <strong className="font-semibold">{t('admin.unreadableKept.name')}</strong> · {age}
        </p>
        <div className="-mx-3 flex">
          <Button variant="quiet" size="small" onClick={() => download(name, text, 'text/plain')}>
            {t('admin.unreadableKept.save')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => onDelete(kept)}>
            {t('admin.unreadableKept.delete')}
          </Button>
        </div>
      </div>
      <p className="max-w-text">{t('admin.unreadableKept.text')}</p>
      <StoredText>{text}</StoredText>
    </>
  )
}
