import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Change, stayIn } from '#domain/change.ts'
import type { AnswerOperation } from '#domain/pendingAnswers.ts'
import type { QueuedChange } from '#domain/queuedChange.ts'
import type { Unreadable } from '#domain/pending.ts'
import { type StoredChanges, openOutbox, type Outbox, type PostChange } from '#db/outbox.ts'
import { toastDone } from '#ui/toasts.ts'
import { translate } from '#i18n/index.ts'
import { requestAddress } from './addresses.ts'
import { doneTextKey } from './useQueue.ts'
import { useLeaveWarning } from './useSaves.ts'

const NOTHING: StoredChanges = {
  works: [],
  unconfirmed: [],
  unreadable: [],
  isPersistent: true,
}

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
