import type { ReactNode } from 'react'
import type { Reservation } from '#domain/reservation.ts'
import { Card } from './Card.tsx'
import { StayLine } from './StayLine.tsx'

type StaysCardProps = {
  title: string
  stays: readonly Reservation[]
  /** Said when there is none. */
  none: string
  onOpen: (reservation: Reservation) => void
  /** What stands below a stay. */
  below?: (reservation: Reservation) => ReactNode
}

/** Some stays and why they are of interest today. */
export function StaysCard({ title, stays, none, onOpen, below }: StaysCardProps) {
  return (
    <Card title={title}>
      {stays.length === 0 && <p className="text-pine-700">{none}</p>}
      <ul className="divide-y divide-linen-200">
        {stays.map((reservation) => (
          <StayLine key={reservation.id} reservation={reservation} onOpen={onOpen}>
            {below?.(reservation)}
          </StayLine>
        ))}
      </ul>
    </Card>
  )
}
