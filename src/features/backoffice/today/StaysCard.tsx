import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from './Card.tsx'
import { StayLine } from './StayLine.tsx'

type StaysCardProps = {
  title: string
  stays: readonly Reservation[]
  onOpen: (reservation: Reservation) => void
  /** What stands below a stay. */
  below?: (reservation: Reservation) => ReactNode
}

/** So many stays are shown at once: of years of older records nobody may have written down what was collected. */
const SHOWN = 20

/** Some stays and why they are of interest today, the nearest ones of many. */
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
