import { useTranslation } from 'react-i18next'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { Reservation } from '#domain/reservation.ts'
import { SourceBadge } from '#features/office/Badge.tsx'
import { useGuestName } from '#features/office/useGuestName.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#features/office/Card.tsx'
import { FoldedList } from './FoldedList.tsx'

/** A letter to send. */
export type LetterToWrite = {
  /** The id of its stay or request. */
  about: string
  guest: string
  kind: LetterKind
  source?: Reservation['source']
  onWrite: () => void
}

/** The letters that are due; nothing without any. */
export function DueLettersCard({ letters }: { letters: readonly LetterToWrite[] }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  if (letters.length === 0) return null
  return (
    <Card title={t('office.writing.due')}>
      <FoldedList>
        {letters.map(({ about, guest, kind, source, onWrite }) => (
          <li
            key={about}
            className="flex flex-wrap items-center justify-between gap-2 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="wrap-anywhere">
              <span className="font-semibold">{nameOf(guest)}</span>{' '}
              {source && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
              <span className="block text-sm text-pine-700">
                {t(`office.writing.kinds.${kind}`)}
              </span>
            </span>
            <Button
              size="small"
              aria-label={t('office.writing.openFor', { guest: nameOf(guest) })}
              onClick={onWrite}
            >
              {t('office.writing.open')}
            </Button>
          </li>
        ))}
      </FoldedList>
    </Card>
  )
}
