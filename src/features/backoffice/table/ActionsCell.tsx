import { clsx } from 'clsx'
import { Fragment } from 'react'
import { effectOf, offersOf } from '#domain/change.ts'
import { OpenButton } from '#features/backoffice/OpenButton.tsx'
import { PayButton } from '#features/backoffice/payments/PayButton.tsx'
import { Button } from '#ui/Button.tsx'
import type { Row } from './row.ts'

/** The id of a row's edit button, to which the focus returns after editing. */
export function editButtonId(reservationId: string): string {
  return `edit-${reservationId}`
}

/** What can be done with a stay. */
export function ActionsCell(props: Row) {
  const { reservation, today, texts, pending, waiting, guestId, onAct } = props
  return offersOf(reservation, today).map((offer) =>
    offer.verb === 'edit' ? (
      <Fragment key={offer.verb}>
        <OpenButton
          id={editButtonId(reservation.id)}
          variant="quiet"
          aria-describedby={guestId}
          pending={pending || waiting}
          onOpen={() => onAct(reservation, offer)}
        >
          {texts.acts[offer.verb].button}
        </OpenButton>
        <Payments {...props} />
      </Fragment>
    ) : (
      <Fragment key={offer.verb}>
        <Button
          variant="quiet"
          size="small"
          className={clsx(
            'aria-disabled:cursor-progress aria-disabled:text-pine-500 aria-disabled:delay-500',
            effectOf(offer) === 'removes' && 'text-alert-700 hover:bg-alert-50',
          )}
          aria-describedby={guestId}
          aria-disabled={waiting}
          onClick={() => !waiting && onAct(reservation, offer)}
        >
          {texts.acts[offer.verb].button}
        </Button>
        {reservation.iptal && <Payments {...props} />}
      </Fragment>
    ),
  )
}

function Payments({ reservation, today, waiting, guestId }: Row) {
  if (!today || reservation.kapali) return null
  return (
    <PayButton
      reservation={reservation}
      today={today}
      waiting={waiting}
      variant="quiet"
      aria-describedby={guestId}
    />
  )
}
