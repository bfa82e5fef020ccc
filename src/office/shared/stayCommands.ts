import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { saveStay } from '#db/save.ts'
import { currentSeason } from '#db/stores.ts'
import { isReadable, type Reservation } from '#domain/stay/reservation.ts'
import { type Command, type StayChange, undoOf, type Verb } from '#domain/stay/stayChange.ts'
import { undoAction } from './messages.ts'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { guestName } from '#i18n/stayText.ts'
import { toastDone, toastFailed } from '#ui/Toasts.tsx'

/** Shows that an operation is stored, and offers for ten seconds to undo it. */
export function toastStored(change: StayChange, { canUndo = true } = {}): void {
  toastDone(
    () => translate(`admin.acts.${actOf(change)}.done`, { guest: guestOf(change) }),
    canUndo ? undoActionOf(change) : undefined,
    change.id,
  )
}

/** The action of a toast that undoes a stored change; `undefined` if nothing does. */
export function undoActionOf(change: StayChange) {
  const undo = undoOf(change, dayIn(villa.timeZone, Date.now()))
  return undo ? undoAction(() => void tryCommand(guestOf(change), () => undo)) : undefined
}

/**
 * Stores the operation that `commandOf` makes of the stay as it is now, and shows the result in a
 * toast; one that failed can be tried again.
 */
export function tryCommandOn(
  { id, ...guest }: Reservation,
  commandOf: (stay: Reservation) => Command,
): void {
  // A second tap would be refused, because the first one has changed the stay.
  if (pendingStays.has(id)) return
  pendingStays.add(id)
  const sent = tryCommand(guestName(translate, guest), () => {
    const season = currentSeason()
    if (season.state !== 'ready') return null
    const stays = [...season.value.reservations, ...season.value.cancelled]
    const stay = stays.find((each) => each.id === id)
    return stay ? commandOf(stay) : null
  })
  void sent.finally(() => pendingStays.delete(id))
}

/** The ids of stays with an operation that the database has not answered. */
const pendingStays = new Set<string>()

async function tryCommand(guest: string, commandOf: () => Command | null): Promise<void> {
  const command = commandOf()
  if (!command) return toastFailed(() => `${guest}: ${translate('admin.failure.gone')}`)
  try {
    toastStored(await saveStay(command))
  } catch (failure) {
    const text = () =>
      translate(`admin.acts.${actOf(command)}.failed`, {
        guest,
        message: formatError(failure),
      })
    toastFailed(text, {
      label: () => translate('admin.doing.again'),
      run: (dismiss) => {
        dismiss()
        void tryCommand(guest, commandOf)
      },
    })
  }
}

function actOf(command: Command) {
  return namedAct(command.verb, 'payment' in command ? command.payment.amount : 0)
}

/** The name of an operation in texts; a negative payment is a refund. */
export function namedAct<Each extends Verb>(verb: Each, paid = 0) {
  if (paid >= 0) return verb
  return verb === 'pay' ? 'refund' : verb === 'unpay' ? 'unrefund' : verb
}

function guestOf(change: StayChange): string {
  if ('next' in change) return guestName(translate, change.next)
  return isReadable(change.original) ? guestName(translate, change.original) : change.id
}
