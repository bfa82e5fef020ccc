import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Badge, SourceBadge, WaitingBadge } from '#features/office/Badge.tsx'
import { CancelledNote } from '#features/stays/cancelled/CancelledNote.tsx'
import { DeletedNote } from '#features/stays/DeletedNote.tsx'
import { useAccount } from '#features/payments/paymentsContext.ts'
import { useGuestName } from '#features/office/useGuestName.ts'
import type { Row } from './row.ts'

/** The guest, whose name opens the stay's card, and the stay's status. */
export function GuestCell(props: Row) {
  const { reservation, today, timing, texts, waiting, guestId, folded, onFold, onCard } = props
  const nameOf = useGuestName()
  const { account } = useAccount(reservation, today)
  const past = timing === 'past'
  const { cancellation, deletion, source } = reservation
  const collected = account.agreed > 0 && account.outstanding === 0 && !cancellation && !deletion
  const name = reservation.heldFor ? texts.held : nameOf(reservation.musteriAdi)
  return (
    <>
      <span id={guestId} title={name} className="mr-2 @3xl:line-clamp-2">
        {onCard ? (
          <button
            type="button"
            className="relative z-1 text-left underline-offset-3 hover:underline"
            onClick={() => onCard(reservation)}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </span>
      {past && <span className="sr-only"> ({texts.past})</span>}
      <span className="@3xl:flex @3xl:max-h-5 @3xl:flex-wrap @3xl:overflow-hidden @3xl:*:text-xs">
        {cancellation && <Badge className="bg-alert-100 text-alert-700">{texts.cancelled}</Badge>}
        {timing === 'now' && <Badge className="bg-accent-100 text-accent-800">{texts.now}</Badge>}
        {waiting && <WaitingBadge>{texts.waiting}</WaitingBadge>}
        {source && <SourceBadge>{texts.sources[source]}</SourceBadge>}
        {collected && <Badge className="bg-mint-100 text-pine-800">{texts.collected}</Badge>}
      </span>
      {cancellation && (
        <span className="@3xl:line-clamp-1 @3xl:*:text-xs">
          <CancelledNote cancellation={cancellation} />
        </span>
      )}
      {deletion && (
        <span className="@3xl:*:text-xs">
          <DeletedNote deletion={deletion} today={today} />
        </span>
      )}
      <FoldButton label={texts.open} guestId={guestId} folded={folded} onFold={onFold} />
    </>
  )
}

type FoldButtonProps = { label: string; guestId: string; folded: boolean; onFold: () => void }

/** Opens and folds a card; the whole head of the card is clickable. */
function FoldButton({ label, guestId, folded, onFold }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={guestId}
      aria-expanded={!folded}
      className="absolute top-2 right-3 p-1 text-pine-600 after:absolute after:-top-2 after:-right-3 after:h-[4.5rem] after:w-screen @3xl:hidden"
      onClick={onFold}
    >
      <ChevronDown aria-hidden className={clsx('size-5', !folded && 'rotate-180')} />
    </button>
  )
}
