import { useLocation } from 'react-router-dom'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChangeToQueue, QueuedChange, ChangeKind } from '#domain/queuedChange.ts'
import { valueOf } from '#domain/record.ts'
import { toQueuedChange } from '#db/changes.ts'
import type { Outbox, StoredChanges } from '#db/outbox.ts'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { requiredContext } from '#lib/requiredContext.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { layersSettled } from '#ui/useLayer.ts'

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
    toastDone(tell, {
      label: () => translate('admin.doing.undo'),
      run: (dismiss) => {
        dismiss()
        submit(undo, null).catch((failure: unknown) =>
          toastFailed(() => translate('admin.form.failed', { message: formatError(failure) })),
        )
      },
    })
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

export function doneTextKey(change: ChangeToQueue) {
  const { of } = change
  if (of in DONE) return DONE[of as keyof typeof DONE]
  const isDeleted =
    of === 'channel' ? change.channel === 'delete' : of === 'script' && !change.wanted
  return isDeleted ? 'admin.unsent.deleted' : 'admin.unsent.saved'
}
