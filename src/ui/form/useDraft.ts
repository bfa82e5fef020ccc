import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Draft,
  forgetDraft,
  keepDraft,
  OWNER_DRAFT_DAYS,
  readDraft,
  retyped,
  type Texts,
} from './drafts.ts'
import { prerenderedForm } from './earlyTyping.ts'

export type DraftInput<Values extends Texts> = {
  empty: Values
  /** The texts of the untouched form, which follow the stored record; `null` after its deletion. */
  initial?: Values | null
  /** Where what is typed is kept: by default for a month. `id` and `version` are what it is about. */
  draft?: { key: string; id?: string; version?: number; days?: number }
  /** The draft and text typed before hydration are applied after the first render. */
  prerendered?: boolean
  /** Whether two texts of a control have the same value; by default only equal ones do. */
  same?: (name: keyof Values & string, one: string | null, other: string | null) => boolean
}

/** The texts of a form's controls: the typed ones over those of the untouched form. */
export function useDraft<Values extends Texts>(
  form: RefObject<HTMLFormElement | null>,
  {
    empty,
    initial = null,
    draft: place,
    prerendered = false,
    same = Object.is,
  }: DraftInput<Values>,
) {
  const readStored = () => (place ? readDraft(place.key, empty) : null)
  const [draft, setDraft] = useState(() => (prerendered ? null : readStored()))
  const [restoredAt, setRestoredAt] = useState(draft?.at ?? null)
  // A ref, because two changes may come before the next render.
  const latest = useRef(draft)
  // TypeScript allows objects with more keys than their type has; an empty form has none.
  const names = Object.keys(empty) as (keyof Values & string)[]
  const original = initial ?? draft?.seen ?? empty
  const values = { ...original, ...draft?.texts }
  const differs = (name: keyof Values & string, text: string | null | undefined) =>
    text !== undefined && !same(name, text, original[name] ?? null)
  /** A draft, unless all that it changes is in the record by now. */
  const unsavedPart = (each: Draft<Values> | null) =>
    names.some((name) => differs(name, each?.texts[name])) ? each : null
  const unsaved = unsavedPart(draft)
  const isStored = draft !== null && unsaved === null
  const changedByOthers = unsaved ? names.filter((name) => differs(name, unsaved.seen[name])) : []

  const key = place?.key
  useEffect(() => {
    // A text that is stored by now is no draft.
    if (key !== undefined && isStored) forgetDraft(key)
  }, [key, isStored])

  function replaceDraft(next: Draft<Values> | null) {
    latest.current = next
    setDraft(next)
  }

  function change(patch: Partial<Values>): Values {
    const { id = '', version = 0, days = OWNER_DRAFT_DAYS } = place ?? {}
    const began = unsavedPart(latest.current) ?? { id, version, seen: original, texts: {} }
    const shown = { ...original, ...began.texts }
    const changes = Object.entries(patch).filter(([name, text]) => text !== shown[name])
    if (changes.length === 0) return shown
    const next = retyped(began, Object.fromEntries(changes))
    replaceDraft(next)
    if (place && next) keepDraft(place.key, next, days)
    else if (place) forgetDraft(place.key)
    return { ...original, ...next?.texts }
  }

  const takeTyped = useEffectEvent(() => {
    const stored = readStored()
    if (stored) replaceDraft(stored)
    const [name = ''] = Object.keys(original)
    change(typedInto(prerenderedForm(name) ?? form.current, original))
  })
  useEffect(() => {
    // After mounting, because the first render has to equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    if (prerendered) takeTyped()
  }, [prerendered])

  /** Drops what was typed. */
  function restart() {
    if (place) forgetDraft(place.key)
    setRestoredAt(null)
    replaceDraft(null)
  }

  /** The current texts, including those that changed without an event. */
  const current = (): Values => {
    const texts = { ...original, ...latest.current?.texts }
    return { ...texts, ...typedInto(form.current, texts) }
  }

  return {
    names,
    values,
    current,
    change,
    restart,
    /** The typed texts that are not stored. */
    draft: unsaved,
    /** The version to save over: the one that was seen, if the record has changed since. */
    seenVersion: unsaved && changedByOthers.length > 0 ? unsaved.version : (place?.version ?? 0),
    /** The fields that this person and another one have changed to different values. */
    bothChanged: changedByOthers.filter((name) => differs(name, unsaved?.texts[name])),
    /** When an earlier page kept the draft, until it is continued by a button. */
    restoredAt: unsaved && restoredAt,
    continueDraft: () => setRestoredAt(null),
  }
}

// A prerendered form can be typed into before hydration, and some browsers autofill without events.
function typedInto<Values extends Texts>(
  form: HTMLFormElement | null,
  values: Values,
): Partial<Values> {
  const typed: Partial<Values> = {}
  for (const [name, value] of Object.entries(values)) {
    const control = form?.elements.namedItem(name)
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    // A checkbox has its value whether it is checked or not.
    if (!isText || control.type === 'checkbox') continue
    if (value !== null && control.value !== value) Object.assign(typed, { [name]: control.value })
  }
  return typed
}
