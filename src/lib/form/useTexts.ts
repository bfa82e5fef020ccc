import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetDraft, keepDraft, readDraft, type Texts } from './drafts.ts'

export type TextsInput<Values extends Texts> = {
  /** The empty form. */
  empty: Values
  /** The initial texts; empty by default. */
  initial?: Values
  /**
   * The draft's key, with `about` as its data; `lasting` for a week on the device; `fresh` ignores
   * a stored draft.
   */
  draft?: { key: string; about?: unknown; lasting?: boolean; fresh?: boolean }
  /**
   * Whether the form is prerendered: the draft and text typed before hydration are applied after
   * the first render.
   */
  prerendered?: boolean
  /** Called when a text changes. */
  onChange?: () => void
}

/** The texts of a form's controls; `ready` once they may be changed. */
export function useTexts<Values extends Texts>(
  form: RefObject<HTMLFormElement | null>,
  { empty, initial = empty, draft, prerendered = false, onChange }: TextsInput<Values>,
) {
  const [ready, setReady] = useState(!prerendered)
  const [values, setValues] = useState(() => (prerendered ? initial : drafted()))
  // A ref, because two changes may come before the next render.
  const latest = useRef(values)

  const awake = useEffectEvent(() => {
    change({ ...drafted(), ...typedInto(form.current, initial) })
    setReady(true)
  })
  useEffect(() => {
    // After mounting, because the first render has to equal the prerendered page.
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

  /** Discards the draft and starts again. */
  function restart(next = empty) {
    if (draft) forgetDraft(draft.key)
    replace(next)
  }

  /** The current texts, including those that changed without an event. */
  const current = (): Values => ({ ...latest.current, ...typedInto(form.current, latest.current) })

  return { ready, values, current, change, restart }
}

// A prerendered form can be typed into before hydration, and some browsers autofill without events.
function typedInto(form: HTMLFormElement | null, values: Texts): Texts {
  const typed: Texts = {}
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    // A checkbox has its value whether it is checked or not.
    if (!isText || control.type === 'checkbox') continue
    if (value !== null && control.value !== value) typed[name] = control.value
  }
  return typed
}
