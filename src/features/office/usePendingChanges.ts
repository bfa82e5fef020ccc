import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Change, stayIn } from '#domain/change.ts'
import type { AnswerWork } from '#domain/answerWork.ts'
import type { Unreadable } from '#domain/pending.ts'
import { type StoredChanges, openOutbox, type Outbox } from '#db/outbox.ts'
import { toastDone } from '#ui/toasts.ts'
import { translate } from '#i18n/index.ts'
import { requestAddress } from './addresses.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'

const NOTHING: StoredChanges = {
  works: [],
  unsent: [],
  answers: [],
  letters: [],
  prices: [],
  settings: [],
  unconfirmed: [],
  unreadable: [],
  isPersistent: true,
}

/**
 * An owner's pending changes; results that arrive after the form has closed are shown as messages.
 */
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

  const tellAnswered = useEffectEvent(({ answer, guest, ids }: AnswerWork) => {
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

  useEffect(() => {
    const changes = openOutbox(uid, {
      onKept: setState,
      onLateAnswer: (change, { merged }) => tellLate(change, merged),
      onLateRequest: (work) => tellAnswered(work),
      // A stored letter shows in its own place.
      onLateLetter: ({ letter }) => {
        if (letter === 'text') toastDone(() => translate('office.writing.own.saved'))
      },
      onLatePrices: () => toastDone(() => translate('office.prices.changed')),
      onLateSettings: () => toastDone(() => translate('office.settings.saved')),
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

  const post: Outbox['post'] = async (change) => outbox().post(change)
  const postAnswer: Outbox['postAnswer'] = async (work) => outbox().postAnswer(work)
  const postLetter: Outbox['postLetter'] = async (work) => outbox().postLetter(work)
  const postPrices: Outbox['postPrices'] = async (work) => outbox().postPrices(work)
  const postSettings: Outbox['postSettings'] = async (work) => outbox().postSettings(work)
  const giveUp: Outbox['giveUp'] = async (work) => opened.current?.giveUp(work)
  const confirm: Outbox['confirm'] = async (works) => opened.current?.confirm(works)
  const remove = async (unreadable: Unreadable) => opened.current?.remove(unreadable)

  return {
    ...state,
    count: state.works.length,
    post,
    postAnswer,
    postLetter,
    postPrices,
    postSettings,
    giveUp,
    confirm,
    remove,
  }
}
