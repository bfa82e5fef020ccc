import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueuedChange } from '#domain/queuedChange.ts'
import type { Pending, Unreadable } from '#domain/pending.ts'
import { PendingItem } from './PendingItem.tsx'
import { villa } from '#content/villa.ts'
import { StoredText } from '#features/office/StoredText.tsx'
import { formatAge } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { download, fileName } from '#lib/download.ts'
import { Button } from '#ui/Button.tsx'

type PendingChangesProps = {
  works: readonly Pending<QueuedChange>[]
  /** The stored data that cannot be read. */
  unreadable: readonly Unreadable[]
  /** The device's time in milliseconds since 1970. */
  now: number
  /** Puts a change back into its form. */
  onReopen: (work: QueuedChange) => void
  /** Asks whether to discard a change. */
  onGiveUp: (work: QueuedChange) => void
  /** Asks whether to delete unreadable data. */
  onDelete: (unreadable: Unreadable) => void
}

// The number shown of each kind; the next ones follow as these are sent.
const SHOWN = 100

/** The pending changes, oldest first, and the unreadable ones, each with its age. */
export function PendingChanges(props: PendingChangesProps) {
  const { works, unreadable, now, onReopen, onGiveUp, onDelete } = props
  const { t } = useTranslation()
  // The list starts folded on a phone, where it would cover the page, unless a change was refused.
  const [wide] = useState(() => matchMedia('(min-width: 40rem)').matches)
  const more = [works, unreadable].reduce((sum, { length }) => sum + Math.max(0, length - SHOWN), 0)
  const waits = works.some(({ refusal }) => !refusal)
  return (
    <details open={wide || works.some(({ refusal }) => refusal)}>
      <summary className="cursor-pointer py-1 font-semibold">
        {[
          works.length > 0 &&
            t(waits ? 'admin.unsent.title' : 'admin.unsent.refusedTitle', { count: works.length }),
          unreadable.length > 0 && t('admin.unreadableKept.title', { count: unreadable.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </summary>
      <ul className="-mx-3 max-h-[40vh] divide-y divide-pine-950/15 overflow-auto px-3">
        {works.slice(0, SHOWN).map((each) => (
          <li key={each.work.entry} className="py-2">
            <PendingItem unsent={each} now={now} onReopen={onReopen} onGiveUp={onGiveUp} />
          </li>
        ))}
        {unreadable.slice(0, SHOWN).map((each) => (
          <li key={each.key} className="py-2">
            <UnreadableKept kept={each} now={now} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('admin.unconfirmed.more', { count: more })}</p>}
    </details>
  )
}

type UnreadableKeptProps = {
  kept: Unreadable
  /** The device's time in milliseconds since 1970. */
  now: number
  onDelete: (kept: Unreadable) => void
}

/** The content of stored data that this release cannot read, for the owner to copy. */
function UnreadableKept({ kept, now, onDelete }: UnreadableKeptProps) {
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
