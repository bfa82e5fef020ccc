import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetDraft, keepDraft, readDraft, type Texts } from './drafts.ts'

export type TextsInput<Values extends Texts> = {
  /** A form that nobody has touched. */
  empty: Values
  /** What stands in the controls at first; nothing unless given. */
  initial?: Values
  /** Where what is typed is kept over a reload, with `about` beside it, or for a week (`lasting`); `fresh` begins with `initial` all the same. */
  draft?: { key: string; about?: unknown; lasting?: boolean; fresh?: boolean }
  /** The page was written before scripts ran: the draft, and what was typed meanwhile, come after the first render. */
  prerendered?: boolean
  /** Told when something is typed, or put into a control. */
  onChange?: () => void
}

/** What stands in the controls of a form, `ready` once it may be typed over. */
export function useTexts<Values extends Texts>(
  form: RefObject<HTMLFormElement | null>,
  { empty, initial = empty, draft, prerendered = false, onChange }: TextsInput<Values>,
) {
  const [ready, setReady] = useState(!prerendered)
  const [values, setValues] = useState(() => (prerendered ? initial : drafted()))
  // Beside the state, for two changes may come before the next render.
  const latest = useRef(values)

  const awake = useEffectEvent(() => {
    change({ ...drafted(), ...typedInto(form.current, initial) })
    setReady(true)
  })
  useEffect(() => {
    // After mounting, for the first render must equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!ready) awake()
  }, [ready])

  function drafted(): Values {
    const kept = draft && !draft.fresh && readDraft(draft.key, empty)
    return kept ? kept.values : initial
  }

  function replace(next: Values) {
    latest.current = next
    setValues(next)
  }

  function change(patch: Partial<Values>): Values {
    const next = { ...latest.current, ...patch }
    replace(next)
    if (draft) keepDraft(draft.key, next, draft.about, draft)
    onChange?.()
    return next
  }

  /** Forgets what was typed and begins again. */
  function restart(next = empty) {
    if (draft) forgetDraft(draft.key)
    replace(next)
  }

  /** What stands in the controls now, whether or not they have told so. */
  const current = (): Values => ({ ...latest.current, ...typedInto(form.current, latest.current) })

  return { ready, values, current, change, restart }
}

// A prerendered form can be typed into before scripts run, and some browsers fill a form in without telling it.
function typedInto(form: HTMLFormElement | null, values: Texts): Texts {
  const typed: Texts = {}
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    // What a box would send is written in it whether it is ticked or not.
    if (!isText || control.type === 'checkbox') continue
    if (value !== null && control.value !== value) typed[name] = control.value
  }
  return typed
}
