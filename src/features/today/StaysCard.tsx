import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { Card } from '#features/office/Card.tsx'
import { Button } from '#ui/Button.tsx'
import { StayLine } from './StayLine.tsx'

type StaysCardProps = {
  title: string
  stays: readonly Reservation[]
  onOpen: (reservation: Reservation) => void
  /** Shown below a stay. */
  below?: (reservation: Reservation) => ReactNode
}

/** A list of stays. */
export function StaysCard({ title, stays, onOpen, below }: StaysCardProps) {
  return (
    <Card title={title}>
      <FoldedList>
        {stays.map((reservation) => (
          <StayLine key={reservation.id} reservation={reservation} onOpen={onOpen}>
            {below?.(reservation)}
          </StayLine>
        ))}
      </FoldedList>
    </Card>
  )
}

/** The number of entries shown first, so that a phone shows every group of the day. */
const FIRST = 3

/** Older records may have years of amounts that nobody recorded as paid. */
const MORE = 20

/** A list that shows its first three entries, and more on demand. */
export function FoldedList({ children }: { children: readonly ReactNode[] }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(FIRST)
  const rest = children.length - shown
  return (
    <>
      <ul className="divide-y divide-linen-200">{children.slice(0, shown)}</ul>
      {rest > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-3"
          onClick={() => setShown(shown + MORE)}
        >
          {t('office.today.more', { count: rest })}
        </Button>
      )}
    </>
  )
}
