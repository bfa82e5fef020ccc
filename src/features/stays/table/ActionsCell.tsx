import { clsx } from 'clsx'
import { Ban, Info, type LucideIcon, Pencil, Trash2, Undo2, Wallet } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { offersOf } from '#domain/commands/command.ts'
import { OpenButton } from '#features/office/OpenButton.tsx'
import { PayButton } from '#features/payments/PayButton.tsx'
import { Button } from '#ui/Button.tsx'
import { ActionName } from './ActionName.tsx'
import type { Row, RowTexts } from './row.ts'

/** An action without an icon shows its name. */
const ICONS: { [Verb in keyof RowTexts['acts']]?: LucideIcon } = {
  edit: Pencil,
  cancel: Ban,
  uncancel: Undo2,
  undelete: Undo2,
  delete: Trash2,
}

/** The id of a row's edit button, which gets the focus back after editing. */
export function editButtonId(reservationId: string): string {
  return `edit-${reservationId}`
}

/** The actions on a stay. */
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
          <ActionName Icon={ICONS[offer.verb]} name={texts.acts[offer.verb].button} />
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
            offer.verb === 'delete' && 'text-alert-700 hover:bg-alert-50',
          )}
          aria-describedby={guestId}
          aria-disabled={waiting}
          onClick={() => !waiting && onAct(reservation, offer)}
        >
          <ActionName Icon={ICONS[offer.verb]} name={texts.acts[offer.verb].button} />
        </Button>
        {reservation.cancellation && <Payments {...props} />}
        {reservation.cancellation && <Details {...props} />}
      </Fragment>
    ),
  )
}

function Details({ reservation, texts, guestId, onDetails }: Row) {
  if (!onDetails) return null
  return (
    <Button
      variant="quiet"
      size="small"
      aria-describedby={guestId}
      onClick={() => onDetails(reservation)}
    >
      <ActionName Icon={Info} name={texts.details} />
    </Button>
  )
}

function Payments({ reservation, today, waiting, guestId }: Row) {
  const { t } = useTranslation()
  if (!today || reservation.blocked) return null
  return (
    <PayButton
      reservation={reservation}
      today={today}
      waiting={waiting}
      variant="quiet"
      aria-describedby={guestId}
    >
      <ActionName Icon={Wallet} name={t('office.payments.heading')} />
    </PayButton>
  )
}
