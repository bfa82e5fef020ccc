import { type ChangeEvent, type SubmitEvent, useRef } from 'react'
import type { Texts } from './drafts.ts'
import { type DraftInput, useDraft } from './useDraft.ts'
import { useSending } from './useSending.ts'

/** A form's value, or its errors as codes by control. */
export type Checked<Value, Problems> = { value: Value } | { problems: Problems }

type FormInput<Values extends Texts, Problem, Value> = DraftInput<Values> & {
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
  const { restart, names, ...texts } = useDraft(ref, input)
  const { values, current, change } = texts
  const { sending, send, showProblems, toIdle } = useSending(input.sentFor)

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

  /** The texts; `null` if the checked controls have errors, which are then shown, the first focused. */
  function review(checkedFields = names): Values | null {
    const tidied = change(tidy(current()))
    const checked = check(tidied)
    const first = checkedFields.find((name) => 'problems' in checked && checked.problems[name])
    if (first === undefined) return tidied
    showProblems(checkedFields)
    focus(first)
    return null
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit()
  }

  /** Submits the texts, or shows their errors. */
  function submit() {
    const tidied = sending.state === 'sending' ? null : review()
    const checked = tidied && check(tidied)
    if (checked && 'value' in checked)
      void send(() => input.submit(checked.value, texts.seenVersion))
  }

  // As it is on blur, so that nothing moves then.
  const shown = check(tidy(values))

  function problemOf(name: Name): Problem | undefined {
    // A pending submission may already be in the data that it is checked against, such as the live
    // reservations.
    if (sending.state === 'sending' || !('problems' in shown)) return undefined
    const problem = shown.problems[name]
    const isChecked = sending.state === 'invalid' && sending.checkedFields.includes(name)
    return problem && (isChecked || input.early?.(problem)) ? problem : undefined
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
    submit,
    send,
    restart: () => {
      restart()
      toIdle()
    },
  }
}
