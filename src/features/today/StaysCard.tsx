import type { ReactNode } from 'react'
import type { Reservation } from '#domain/reservation.ts'
import { Card } from '#features/office/Card.tsx'
import { FoldedList } from './FoldedList.tsx'
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
