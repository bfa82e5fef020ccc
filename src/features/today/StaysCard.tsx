import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#features/office/Card.tsx'
import { StayLine } from './StayLine.tsx'

type StaysCardProps = {
  title: string
  stays: readonly Reservation[]
  onOpen: (reservation: Reservation) => void
  /** Shown below a stay. */
  below?: (reservation: Reservation) => ReactNode
}

/**
 * The number of stays shown first: older records may have years of amounts that nobody recorded as
 * paid.
 */
const SHOWN = 20

/** A list of stays, the nearest first when there are many. */
export function StaysCard({ title, stays, onOpen, below }: StaysCardProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(SHOWN)
  const earlier = stays.length - shown
  return (
    <Card title={title}>
      {earlier > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          onClick={() => setShown(shown + SHOWN)}
        >
          {t('admin.table.earlier', { count: earlier })}
        </Button>
      )}
      <ul className="divide-y divide-linen-200">
        {stays.slice(-shown).map((reservation) => (
          <StayLine key={reservation.id} reservation={reservation} onOpen={onOpen}>
            {below?.(reservation)}
          </StayLine>
        ))}
      </ul>
    </Card>
  )
}
