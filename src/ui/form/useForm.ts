import {
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { forgetDraft, keepDraft, readDraft, type Texts } from './drafts.ts'
import { useSending } from './useSending.ts'

/** A form's value, or its errors as codes by control. */
export type Checked<Value, Problems> = { value: Value } | { problems: Problems }

type FormInput<Values extends Texts, Problem, Value> = TextsInput<Values> & {
  check: (values: Values) => Checked<Value, { [Name in keyof Values]?: Problem }>
  /** Errors to show while the form is still being filled in. */
  early?: (problem: Problem) => boolean
  /** Formats the texts on blur and before submitting. */
  tidy?: (values: Values) => Values
  submit: (value: Value) => Promise<void>
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
  const { values, current, change, restart } = useTexts(ref, input)
  const { sending, send, hold, toIdle } = useSending(input.sentFor)
  // TypeScript allows objects with more keys than their type has; an empty form has none.
  const names = Object.keys(input.empty) as Name[]

  function focus(name: Name) {
    const named = ref.current?.elements.namedItem(name)
    // Radio buttons share one name.
    const control = named instanceof RadioNodeList ? named[0] : named
    if (!(control instanceof HTMLElement)) return
    const fold = control.closest('details')
    if (fold) fold.open = true
    control.focus()
  }

  /** `null` if the checked controls have errors, which are then shown, with the focus on the first. */
  function review(asked = names): Values | null {
    const texts = change(tidy(current()))
    const read = check(texts)
    const first = asked.find((name) => 'problems' in read && read.problems[name])
    if (first === undefined) return texts
    hold(asked)
    focus(first)
    return null
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const texts = sending.state === 'sending' ? null : review()
    const read = texts && check(texts)
    if (read && 'value' in read) void send(() => input.submit(read.value))
  }

  const checked = check(values)

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
    values,
    sending,
    field,
    change,
    review,
    send,
    restart: (next?: Values) => {
      restart(next)
      toIdle()
    },
  }
}

type TextsInput<Values extends Texts> = {
  empty: Values
  initial?: Values
  /** `lasting`: for a week on the device. */
  draft?: { key: string; about?: unknown; lasting?: boolean }
  /** The draft and text typed before hydration are applied after the first render. */
  prerendered?: boolean
  onChange?: () => void
}

/** The texts of a form's controls. */
function useTexts<Values extends Texts>(
  form: RefObject<HTMLFormElement | null>,
  { empty, initial = empty, draft, prerendered = false, onChange }: TextsInput<Values>,
) {
  // Until something is typed, the form follows `initial`, such as a record that another owner saves.
  const [typed, setTyped] = useState(() => (prerendered ? null : drafted()))
  const values = typed ?? initial
  // A ref, because two changes may come before the next render.
  const latest = useRef(typed)

  const takeTyped = useEffectEvent(() => {
    change({ ...(drafted() ?? initial), ...typedInto(form.current, initial) })
  })
  useEffect(() => {
    // After mounting, because the first render has to equal the prerendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    if (prerendered) takeTyped()
  }, [prerendered])

  function drafted(): Values | null {
    return (draft && readDraft(draft.key, empty)?.values) ?? null
  }

  function replace(next: Values | null) {
    latest.current = next
    setTyped(next)
  }

  function change(patch: Partial<Values>): Values {
    const next = { ...(latest.current ?? initial), ...patch }
    replace(next)
    if (draft) keepDraft(draft.key, next, draft.about, draft)
    onChange?.()
    return next
  }

  /** Drops what was typed. */
  function restart(next: Values | null = null) {
    if (draft) forgetDraft(draft.key)
    replace(next)
  }

  /** The current texts, including those that changed without an event. */
  const current = (): Values => {
    const known = latest.current ?? initial
    return { ...known, ...typedInto(form.current, known) }
  }

  return { values, current, change, restart }
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
