import { useTranslation } from 'react-i18next'
import type { CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import { CancelledNote } from '#features/stays/cancelled/CancelledNote.tsx'
import { StayPayments } from '#features/payments/StayPayments.tsx'
import { StayLines } from '#features/office/StayLines.tsx'
import { useGuestName } from '#features/office/useGuestName.ts'
import type { Letters } from '#features/letters/useLetters.ts'
import type { StayWork } from './useStayWork.ts'
import type { Office } from '#features/office/useOffice.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EditedHistory } from './EditedHistory.tsx'

type CancelledDialogProps = Pick<Office, 'today' | 'waiting'> &
  Pick<StayWork, 'onForget'> & {
    letters: Letters
    /** The stay in the dialog; `null` when it is closed. */
    stay: CancelledStay | null
    onClose: () => void
  }

/** The details of a cancelled stay: payments, letters, history, and removing the guest's data. */
export function CancelledDialog({ stay, onClose, ...office }: CancelledDialogProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const guest = stay ? nameOf(stay.musteriAdi) : ''
  return (
    <Dialog
      open={stay !== null}
      title={t('office.cancelling.details', { guest })}
      onClose={onClose}
    >
      {stay && <Details stay={stay} {...office} onClose={onClose} />}
    </Dialog>
  )
}

type DetailsProps = CancelledDialogProps & { stay: CancelledStay }

function Details({ stay, today, waiting, letters, onForget, onClose }: DetailsProps) {
  const { t } = useTranslation()
  const { id, musteriAdi, request, notlar, cancellation } = stay
  const requests = request === undefined ? [] : [request]
  return (
    <>
      <StayLines reservation={stay} />
      <p className="mt-2">
        <CancelledNote cancellation={cancellation} />
      </p>
      {notlar !== '' && <p className="mt-2 whitespace-pre-line wrap-anywhere">{notlar}</p>}
      {today && (
        <div className="mt-4">
          <StayPayments reservation={stay} today={today} waiting={waiting.has(id)} />
        </div>
      )}
      <EditedHistory id={id} />
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        {!isRemoved(musteriAdi) && (
          <>
            <Button size="small" onClick={() => letters.write({ stay })}>
              {t('office.writing.open')}
            </Button>
            <Button
              size="small"
              onClick={() => onForget({ guest: musteriAdi, requests, stay: id })}
            >
              {t('office.person.remove')}
            </Button>
          </>
        )}
        <Button size="small" onClick={onClose}>
          {t('app.close')}
        </Button>
      </div>
    </>
  )
}
