import { toEdit } from '#domain/commands/command.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { GuestPageWork } from '#features/stays/guestPage/GuestPageDialog.tsx'
import { randomKey } from '#lib/randomKey.ts'
import type { StayWork } from './useStayWork.ts'
import { InRequestLanguage } from './InRequestLanguage.tsx'
import { GuestPageLastOpened } from './GuestPageLastOpened.tsx'

/** The operations on the page of a stay's guest, each an edit of the stay, and their state. */
export function guestPageWork(onAct: StayWork['work']['act']): GuestPageWork {
  return {
    onKey: (stay) =>
      onAct(stay, { verb: 'edit', intended: toEdit(stay, { ...stay, guestKey: randomKey() }) }),
    onSums: (stay, tells) =>
      onAct(stay, { verb: 'edit', intended: toEdit(stay, withSums(stay, tells)) }),
    inLanguage: ({ request }, render) => (
      <InRequestLanguage request={request}>{render}</InRequestLanguage>
    ),
    opened: (guestKey) => <GuestPageLastOpened key={guestKey} guestKey={guestKey} />,
  }
}

function withSums(stay: Reservation, tells: boolean): Reservation {
  const told: Reservation = { ...stay, showsAmounts: true }
  if (!tells) delete told.showsAmounts
  return told
}
