import { type Change, stayIn, undoOf } from '#domain/change.ts'
import type { Intended } from '#domain/commands/intents.ts'
import { changeFor } from '#firebase/changes.ts'
import type { UnsentChanges } from '#firebase/unsent.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { tell } from '#i18n/index.ts'
import { toastDone, toastFailed, withdrawOffer } from '#ui/toasts.ts'

/** What doing something needs: how to send it, and how to put one that was refused into the form, with what is to be done then. */
export type Doing = {
  post: UnsentChanges['post']
  track: <T>(promise: Promise<T>) => Promise<T>
  onReopen: (change: Change, done: () => void) => void
}

/** What is said in place of an act's own words, when it is done and when it has been taken back. */
type Words = { done?: () => string; undone?: () => string }

/** Returns how to do at once what an owner intends with a stay, and how to say what came of it. */
export function useActs({ post, track, onReopen }: Doing) {
  const inWords = useFailureWords()

  /** Says that a change is done, or kept until there is a line, and for ten seconds offers the way back. */
  function say(change: Change, state: 'answered' | 'kept', { done, undone }: Words = {}) {
    const guest = guestOf(change)
    const back = undoOf(change)
    withdrawOffer(nameOf(change))
    const inItsWords = done ?? (() => tell(`admin.acts.${change.verb}.done`, { guest }))
    toastDone(
      state === 'kept' ? () => tell(`admin.acts.${change.verb}.kept`, { guest }) : inItsWords,
      back
        ? {
            label: () => tell('admin.doing.undo'),
            name: nameOf(back),
            run: (dismiss) => {
              dismiss()
              void perform(back, undone ? { done: undone } : {})
            },
          }
        : undefined,
    )
  }

  /** Does it, and says what came of it: when it is refused why, and offers to put it into the form. */
  async function perform(intended: Intended, words?: Words): Promise<void> {
    const change = changeFor(intended)
    try {
      const { state } = await track(post(change))
      say(change, state, words)
    } catch (failure) {
      const guest = guestOf(change)
      toastFailed(
        () => tell(`admin.acts.${change.verb}.failed`, { guest, message: inWords(failure) }),
        {
          label: () => tell('admin.doing.open'),
          run: (dismiss) => onReopen(change, dismiss),
        },
      )
    }
  }

  return { say, perform }
}

/** The same for what an offer would do, and for a change that has done it. */
function nameOf(intended: Intended): string {
  const { verb, base } = intended
  return [verb, base?.id, verb === 'unpay' && intended.payment.key].join('/')
}

function guestOf(change: Change): string {
  return stayIn(change)?.musteriAdi ?? change.id
}
