import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Bank } from '#domain/letters/facts.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { WrittenLetters } from '#domain/letters/written.ts'
import { type Ledger, paymentsOf } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import { LetterPanel } from './LetterPanel.tsx'
import { type Addressee, type Recipient, stayRecipient } from './recipient.ts'
import { useGuestName } from '#features/office/useGuestName.ts'
import { followRequestLanguage, followWritten } from '#db/letters.ts'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { useConnected } from '#features/office/useConnected.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useFollowed } from './useFollowed.ts'
import type { Letters } from './useLetters.ts'

type LetterDialogProps = {
  to: Addressee | null
  /** The current stays, including cancelled ones. */
  all: readonly Reservation[]
  ledger: Ledger
  today: IsoDate | null
  letters: Letters
  bank: Bank
  close: () => void
}

/** The letters to one guest, above the page that is open. */
export function LetterDialog(props: LetterDialogProps) {
  const { to, all, ledger, today, letters, bank, close } = props
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const guest =
    to === null ? '' : nameOf('stay' in to ? to.stay.musteriAdi : to.request.facts.guest)
  return (
    <Dialog open={to !== null} title={t('office.writing.title', { guest })} onClose={close}>
      {to && 'request' in to && (
        <>
          {to.onReopen && <Declined onReopen={to.onReopen} onClose={close} />}
          <Written recipient={to.request} letters={letters} />
        </>
      )}
      {to && 'stay' in to && today && (
        <ToStay
          key={to.stay.id}
          opened={to.stay}
          current={all.find(({ id }) => id === to.stay.id)}
          kind={to.kind}
          ledger={ledger}
          today={today}
          letters={letters}
          bank={bank}
        />
      )}
      <div className="mt-6 flex justify-end">
        <Button onClick={close}>{t('app.close')}</Button>
      </div>
    </Dialog>
  )
}

type DeclinedProps = { onReopen: () => void; onClose: () => void }

/** Shows that the request is declined although the letter is not sent, and offers to reopen it. */
function Declined({ onReopen, onClose }: DeclinedProps) {
  const { t } = useTranslation()
  const reopen = () => {
    onClose()
    onReopen()
  }
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <p>{t('office.writing.declined')}</p>
      <Button size="small" onClick={reopen}>
        {t('office.writing.reopen')}
      </Button>
    </div>
  )
}

type ToStayProps = {
  /** The stay when the dialog was opened. */
  opened: Reservation
  /** The current version of that stay. */
  current: Reservation | undefined
  kind: LetterKind | undefined
  ledger: Ledger
  today: IsoDate
  letters: Letters
  bank: Bank
}

/**
 * The letters to the guest of a stay, once their language is loaded; closes when the stay no longer
 * exists.
 */
function ToStay({ opened, current, kind, ledger, today, letters, bank }: ToStayProps) {
  const { t } = useTranslation()
  const [wasThere, setWasThere] = useState(false)
  if (current && !wasThere) setWasThere(true)
  // The subscription may lag behind the change that opened the dialog.
  const reservation = current && current.version >= opened.version ? current : opened
  const language = useFollowed(followRequestLanguage, reservation.request ?? null)
  const connected = useConnected()
  if (wasThere && !current) return <p className="mt-3">{t('office.writing.nothing')}</p>
  if (language === undefined && connected) return <LoadingPlaceholder />
  const recipient = stayRecipient(reservation, {
    payments: paymentsOf(ledger, reservation),
    bank,
    today,
    language: language ?? null,
  })
  return <Written recipient={recipient} kind={kind} letters={letters} />
}

const NOTHING_WRITTEN: WrittenLetters = new Map()

type WrittenProps = { recipient: Recipient; kind?: LetterKind | undefined; letters: Letters }

/** The letters to a recipient, once the sent ones are loaded. */
function Written({ recipient, kind, letters }: WrittenProps) {
  const { id } = recipient
  const written = useFollowed(followWritten, id)
  const connected = useConnected()
  // Offline, an owner can still write; letters that the other owner sent are then unknown.
  if (written === undefined && connected) return <LoadingPlaceholder />
  return (
    <LetterPanel
      recipient={recipient}
      kind={kind}
      letters={letters.own}
      written={letters.writtenTo(id, written ?? NOTHING_WRITTEN)}
      onWritten={(which, language) => letters.onWritten(id, which, language)}
      onTakeBack={(which) => letters.onTakeBack(id, which)}
    />
  )
}
