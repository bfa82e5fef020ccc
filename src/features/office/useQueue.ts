import { toastFailure, undoAction } from './messages.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangeKind, ChangeToQueue, QueuedChange } from '#domain/queuedChange.ts'
import { valueOf } from '#domain/record.ts'
import { toQueuedChange } from '#db/changes.ts'
import { openOutbox, type Outbox, type PostChange, type StoredChanges } from '#db/outbox.ts'
import { translate } from '#i18n/index.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { toastDone } from '#ui/toasts.ts'
import { layersSettled } from '#ui/useLayer.ts'
import { type Change, stayIn } from '#domain/change.ts'
import type { AnswerOperation } from '#domain/pendingAnswers.ts'
import type { Unreadable } from '#domain/pending.ts'
import { requestAddress } from './addresses.ts'
import { useLeaveWarning } from './useSaves.ts'

// All navigations are queued together: a late step back would undo the next one.
let before = Promise.resolve()

/** Queues navigations; a step that returns a promise delays the next. */
export function useQueuedNavigation<Step extends object>(
  take: (step: Step) => void | Promise<void>,
): (step: Step) => void {
  const [step, setStep] = useState<Step | null>(null)
  const go = useEffectEvent(take)
  useEffect(() => {
    if (!step) return
    let here = true
    before = before.then(layersSettled).then(() => (here ? go(step) : undefined))
    return () => {
      here = false
    }
  }, [step])
  return setStep
}

type Queue = Pick<StoredChanges, 'works'> & Pick<Outbox, 'post' | 'discard'>

/** The owner's pending changes on this device, and how to submit and discard one. */
export const [QueueProvider, useQueue] = requiredContext<Queue>('QueueProvider')

/** Offers to undo the change for ten seconds; rejects with a `Failure`. */
export function useSubmit() {
  const { post } = useQueue()

  return async function submit(change: ChangeToQueue, undo: ChangeToQueue | null): Promise<void> {
    const { state } = await post(toQueuedChange(change))
    const tell = () => translate(state === 'kept' ? 'admin.unsent.kept' : doneTextKey(change))
    if (!undo) return toastDone(tell)
    toastDone(
      tell,
      undoAction(() => void submit(undo, null).catch(toastFailure)),
    )
  }
}

/** The refused change of a kind that its owner has opened in its form again. */
export function useReopened<K extends ChangeKind>(of: K): QueuedChange<K> | null {
  const { works } = useQueue()
  const location = useLocation()
  const isIt = (work: QueuedChange): work is QueuedChange<K> =>
    work.of === of && work.entry === valueOf(location.state, 'reopened')
  return works.map(({ work }) => work).find(isIt) ?? null
}

/** The message for a stored change, by kind. */
const DONE = {
  letter: 'office.writing.own.saved',
  prices: 'office.prices.changed',
  settings: 'office.settings.saved',
  guide: 'office.guide.saved',
} as const

/** The key of that message. */
function doneTextKey(change: ChangeToQueue) {
  const { of } = change
  if (of in DONE) return DONE[of as keyof typeof DONE]
  const isDeleted =
    of === 'channel' ? change.channel === 'delete' : of === 'script' && !change.wanted
  return isDeleted ? 'admin.unsent.deleted' : 'admin.unsent.saved'
}

const NOTHING: StoredChanges = {
  works: [],
  unconfirmed: [],
  unreadable: [],
  isPersistent: true,
}

/** An owner's pending changes; late results are shown as messages. */
export function usePendingChanges(uid: string) {
  const opened = useRef<Outbox | null>(null)
  const [state, setState] = useState(NOTHING)
  const navigate = useNavigate()
  useLeaveWarning(() => state.works.length > 0 && !state.isPersistent)

  const tellLate = useEffectEvent((change: Change, merged: boolean) => {
    const guest = stayIn(change)?.musteriAdi ?? change.id
    toastDone(() => translate(`admin.acts.${change.verb}.done`, { guest }))
    if (merged) toastDone(() => translate('season.merged', { guest }))
  })

  const tellAnswered = useEffectEvent(({ answer, guest, ids }: AnswerOperation) => {
    const write = {
      label: () => translate('office.writing.open'),
      run: (dismiss: () => void) => {
        dismiss()
        void navigate(requestAddress(ids[0] ?? null))
      },
    }
    // The letter to a declined guest is offered only once the answer is stored.
    toastDone(
      () => translate(`office.requests.answered.${answer.status}`, { guest }),
      answer.status === 'declined' ? write : undefined,
    )
  })

  const tellOf = useEffectEvent((work: QueuedChange, merged: boolean) => {
    if (work.of === 'stay') tellLate(work, merged)
    else if (work.of === 'answer') tellAnswered(work)
    // Any other stored letter shows in its own place.
    else if (work.of !== 'letter' || work.letter === 'text')
      toastDone(() => translate(doneTextKey(work)))
  })

  useEffect(() => {
    const changes = openOutbox(uid, {
      onKept: setState,
      onLate: (work, { merged }) => tellOf(work, merged),
    })
    opened.current = changes
    return () => {
      changes.stop()
      opened.current = null
    }
  }, [uid])

  function outbox(): Outbox {
    if (!opened.current) throw new Error('The page is being left')
    return opened.current
  }

  const post: Outbox['post'] = async (work) => outbox().post(work)
  const postChange: PostChange = (change) => post({ of: 'stay', ...change })
  const discard: Outbox['discard'] = async (work) => opened.current?.discard(work)
  const confirm: Outbox['confirm'] = async (works) => opened.current?.confirm(works)
  const remove = async (unreadable: Unreadable) => opened.current?.remove(unreadable)

  return {
    ...state,
    count: state.works.length,
    post,
    postChange,
    discard,
    confirm,
    remove,
  }
}
