import {
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import {
  type Draft,
  forgetDraft,
  keepDraft,
  MONTH,
  readDraft,
  retyped,
  type Texts,
} from './drafts.ts'
import { heldForm } from './earlyTyping.ts'
import { useSending } from './useSending.ts'

/** A form's value, or its errors as codes by control. */
export type Checked<Value, Problems> = { value: Value } | { problems: Problems }

type FormInput<Values extends Texts, Problem, Value> = TextsInput<Values> & {
  check: (values: Values) => Checked<Value, { [Name in keyof Values]?: Problem }>
  /** Errors to show while the form is still being filled in. */
  early?: (problem: Problem) => boolean
  /** Formats the texts on blur and before submitting. */
  tidy?: (values: Values) => Values
  /** `seenVersion` is the version of the record to save over. */
  submit: (value: Value, seenVersion: number) => Promise<void>
  /** How long success is shown, in milliseconds. */
  sentFor?: number
  label: (name: keyof Values & string) => string
  /** Formats an error; called at each render, so that it is in the current language. */
  explain: (problem: Problem, name: string) => string
}

/** The state of any form: texts, errors, submission, and the props of each control. */
export function useForm<Values extends Texts, Problem, Value>(
  input: FormInput<Values, Problem, Value>,
) {
  type Name = keyof Values & string
  const { check, tidy = (texts: Values) => texts } = input
  const ref = useRef<HTMLFormElement>(null)
  const { restart, names, ...texts } = useTexts(ref, input)
  const { values, current, change } = texts
  const { sending, send, hold, toIdle } = useSending(input.sentFor)

  function focus(name: Name) {
    const named = ref.current?.elements.namedItem(name)
    // Radio buttons share one name.
    const control = named instanceof RadioNodeList ? named[0] : named
    if (!(control instanceof HTMLElement)) return
    const fold = control.closest('details')
    if (fold) fold.open = true
    // Safari's own scrolling ignores the margins that keep it clear of the bars.
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }

  /** `null` if the checked controls have errors, which are then shown, with the focus on the first. */
  function review(asked = names): Values | null {
    const tidied = change(tidy(current()))
    const read = check(tidied)
    const first = asked.find((name) => 'problems' in read && read.problems[name])
    if (first === undefined) return tidied
    hold(asked)
    focus(first)
    return null
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const tidied = sending.state === 'sending' ? null : review()
    const read = tidied && check(tidied)
    if (read && 'value' in read) void send(() => input.submit(read.value, texts.seenVersion))
  }

  // As it is on blur, so that nothing moves then.
  const checked = check(tidy(values))

  function problemOf(name: Name): Problem | undefined {
    // A pending submission may already be in the data that it is checked against, such as the live
    // reservations.
    if (sending.state === 'sending' || !('problems' in checked)) return undefined
    const problem = checked.problems[name]
    const asked = sending.state === 'held' && sending.asked.includes(name)
    return problem && (asked || input.early?.(problem)) ? problem : undefined
  }

  function field(name: Name) {
    const problem = problemOf(name)
    return {
      name,
      label: input.label(name),
      value: values[name] ?? '',
      error: problem && input.explain(problem, name),
      readOnly: sending.state === 'sending',
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        change({ ...current(), [name]: target.value })
      },
      onBlur: () => {
        const tidied = tidy(values)
        if (tidied[name] !== values[name]) change(tidied)
      },
    }
  }

  return {
    props: { ref, noValidate: true, onSubmit },
    ...texts,
    sending,
    field,
    review,
    send,
    restart: () => {
      restart()
      toIdle()
    },
  }
}

type TextsInput<Values extends Texts> = {
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
function useTexts<Values extends Texts>(
  form: RefObject<HTMLFormElement | null>,
  { empty, initial = null, draft, prerendered = false, same = Object.is }: TextsInput<Values>,
) {
  const stored = () => (draft ? readDraft(draft.key, empty) : null)
  const [held, setHeld] = useState(() => (prerendered ? null : stored()))
  const [restoredAt, setRestoredAt] = useState(held?.at ?? null)
  // A ref, because two changes may come before the next render.
  const latest = useRef(held)
  // TypeScript allows objects with more keys than their type has; an empty form has none.
  const names = Object.keys(empty) as (keyof Values & string)[]
  const original = initial ?? held?.seen ?? empty
  const values = { ...original, ...held?.texts }
  const differs = (name: keyof Values & string, text: string | null | undefined) =>
    text !== undefined && !same(name, text, original[name] ?? null)
  /** A draft, unless all that it changes is in the record by now. */
  const unsaved = (kept: Draft<Values> | null) =>
    names.some((name) => differs(name, kept?.texts[name])) ? kept : null
  const typed = unsaved(held)
  const isStored = held !== null && typed === null
  const changedByOthers = typed ? names.filter((name) => differs(name, typed.seen[name])) : []

  const key = draft?.key
  useEffect(() => {
    // A text that is stored by now is no draft.
    if (key !== undefined && isStored) forgetDraft(key)
  }, [key, isStored])

  function hold(next: Draft<Values> | null) {
    latest.current = next
    setHeld(next)
  }

  function change(patch: Partial<Values>): Values {
    const { id = '', version = 0, days = MONTH } = draft ?? {}
    const began = unsaved(latest.current) ?? { id, version, seen: original, texts: {} }
    const shown = { ...original, ...began.texts }
    const changes = Object.entries(patch).filter(([name, text]) => text !== shown[name])
    if (changes.length === 0) return shown
    const next = retyped(began, Object.fromEntries(changes))
    hold(next)
    if (draft && next) keepDraft(draft.key, next, days)
    else if (draft) forgetDraft(draft.key)
    return { ...original, ...next?.texts }
  }

  const takeTyped = useEffectEvent(() => {
    const found = stored()
    if (found) hold(found)
    const [name = ''] = Object.keys(original)
    change(typedInto(heldForm(name) ?? form.current, original))
  })
  useEffect(() => {
    // After mounting, because the first render has to equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    if (prerendered) takeTyped()
  }, [prerendered])

  /** Drops what was typed. */
  function restart() {
    if (draft) forgetDraft(draft.key)
    setRestoredAt(null)
    hold(null)
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
    draft: typed,
    /** The version to save over: the one that was seen, if the record has changed since. */
    seenVersion: typed && changedByOthers.length > 0 ? typed.version : (draft?.version ?? 0),
    /** The fields that this person and another one have changed to different values. */
    bothChanged: changedByOthers.filter((name) => differs(name, typed?.texts[name])),
    /** When an earlier page kept the draft, until it is continued by a button. */
    restoredAt: typed && restoredAt,
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
