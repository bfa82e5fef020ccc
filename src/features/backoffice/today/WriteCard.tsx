import { useTranslation } from 'react-i18next'
import type { DueLetter } from '#domain/letters/due.ts'
import { SourceBadge } from '#features/backoffice/Badge.tsx'
import { useGuestName } from '#features/backoffice/useGuestName.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from './Card.tsx'

type WriteCardProps = { due: readonly DueLetter[]; onWrite: (letter: DueLetter) => void }

/** The letters that nobody has written yet; nothing when there is none. */
export function WriteCard({ due, onWrite }: WriteCardProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  if (due.length === 0) return null
  return (
    <Card title={t('office.writing.due')}>
      <ul className="divide-y divide-linen-200">
        {due.map((letter) => {
          const { musteriAdi, kaynak } = letter.reservation
          const guest = nameOf(musteriAdi)
          return (
            <li
              key={letter.reservation.id}
              className="flex flex-wrap items-center justify-between gap-2 py-2.5 first:pt-0 last:pb-0"
            >
              <span className="wrap-anywhere">
                <span className="font-semibold">{guest}</span>{' '}
                {kaynak && <SourceBadge>{t(`admin.sources.${kaynak}`)}</SourceBadge>}
                <span className="block text-sm text-pine-700">
                  {t(`office.writing.kinds.${letter.kind}`)}
                </span>
              </span>
              <Button
                size="small"
                aria-label={t('office.writing.openFor', { guest })}
                onClick={() => onWrite(letter)}
              >
                {t('office.writing.open')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
