import { type Change, stayIn, undoOf } from '#domain/change.ts'
import type { Command } from '#domain/commands/command.ts'
import { changeFor } from '#db/changes.ts'
import type { PostChange } from '#db/outbox.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { toastDone, toastFailed, withdrawOffer } from '#ui/toasts.ts'

/** How to submit a command, and how to open a refused one in the form. */
export type StayCommands = {
  post: PostChange
  track: <T>(promise: Promise<T>) => Promise<T>
  onReopen: (change: Change, done: () => void) => void
}

/** The messages that replace an operation's own after it and after its undo. */
type Words = { done?: () => string; undone?: () => string }

/** Returns functions that submit an owner's command for a stay and show the result. */
export function useStayCommands({ post, track, onReopen }: StayCommands) {
  const formatError = useFormatError()

  /** Shows that a change is stored or queued, and offers to undo it for ten seconds. */
  function say(change: Change, state: 'answered' | 'kept', { done, undone }: Words = {}) {
    const guest = guestOf(change)
    const back = undoOf(change)
    withdrawOffer(nameOf(change))
    const inItsWords = done ?? (() => translate(`admin.acts.${change.verb}.done`, { guest }))
    toastDone(
      state === 'kept' ? () => translate(`admin.acts.${change.verb}.kept`, { guest }) : inItsWords,
      back
        ? {
            label: () => translate('admin.doing.undo'),
            name: nameOf(back),
            run: (dismiss) => {
              dismiss()
              void perform(back, undone ? { done: undone } : {})
            },
          }
        : undefined,
    )
  }

  /** Submits the command and shows the result; offers to open a refused one in the form. */
  async function perform(intended: Command, words?: Words): Promise<void> {
    const change = changeFor(intended)
    try {
      const { state } = await track(post(change))
      say(change, state, words)
    } catch (failure) {
      const guest = guestOf(change)
      toastFailed(
        () =>
          translate(`admin.acts.${change.verb}.failed`, { guest, message: formatError(failure) }),
        {
          label: () => translate('admin.doing.open'),
          run: (dismiss) => onReopen(change, dismiss),
        },
      )
    }
  }

  return { say, perform }
}

/** The label of a command or of a change. */
function nameOf(intended: Command): string {
  const { verb, base } = intended
  return [verb, base?.id, verb === 'unpay' && intended.payment.key].join('/')
}

function guestOf(change: Change): string {
  return stayIn(change)?.musteriAdi ?? change.id
}
