import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Change } from '#domain/change.ts'
import type { Unsent } from '#domain/unsent.ts'
import { openUnsent, type UnsentChanges } from '#firebase/unsent.ts'
import { toastDone } from '#ui/toasts.ts'
import { tell } from '#i18n/index.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'

type State = { unsent: readonly Unsent[]; outlivePage: boolean }

const NOTHING: State = { unsent: [], outlivePage: true }

/** An owner's changes on their way to the database; what is answered late is told, for its form has long been closed. */
export function useUnsent(uid: string) {
  const opened = useRef<UnsentChanges | null>(null)
  const [state, setState] = useState(NOTHING)
  useLeaveWarning(() => state.unsent.length > 0 && !state.outlivePage)

  const tellLate = useEffectEvent(({ verb, base, wanted, id }: Change, merged: boolean) => {
    const guest = (wanted ?? (base && 'stay' in base ? base : null))?.musteriAdi ?? id
    toastDone(() => tell(`admin.unsent.delivered.${verb}`, { guest }))
    if (merged) toastDone(() => tell('season.merged', { guest }))
  })

  useEffect(() => {
    const changes = openUnsent(uid, {
      onUnsent: (unsent, outlivePage) => setState({ unsent, outlivePage }),
      onLateAnswer: (change, { merged }) => tellLate(change, merged),
    })
    opened.current = changes
    return () => {
      changes.stop()
      opened.current = null
    }
  }, [uid])

  async function post(change: Change) {
    if (!opened.current) throw new Error('The page is being left')
    return opened.current.post(change)
  }
  const giveUp = async (change: Change) => opened.current?.giveUp(change)

  return { ...state, post, giveUp }
}
