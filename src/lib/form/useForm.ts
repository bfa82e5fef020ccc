import { type ChangeEvent, type SubmitEvent, useCallback, useRef } from 'react'
import type { Texts } from './drafts.ts'
import { useSending } from './useSending.ts'
import { type TextsInput, useTexts } from './useTexts.ts'

/** What the texts of a form mean, or what is wrong with them: codes, by the names of the controls. */
export type Checked<Value, Problems> = { value: Value } | { problems: Problems }

type FormInput<Values extends Texts, Problem, Value> = TextsInput<Values> & {
  check: (values: Values) => Checked<Value, { [Name in keyof Values]?: Problem }>
  /** Problems worth saying while the form is still being filled in. */
  early?: (problem: Problem) => boolean
  /** Puts what was typed in order, when its control is left and before it is sent. */
  tidy?: (values: Values) => Values
  /** Rejects with the failure that `sending` is to hold. */
  submit: (value: Value) => Promise<void>
  /** How long success is told, in milliseconds. */
  sentFor?: number
  label: (name: keyof Values & string) => string
  /** A problem in words: asked for at each render, so that they are in the language of the moment. */
  explain: (problem: Problem, name: string) => string
}

/** One way for every form: what is typed, what is wrong with it, how sending goes, and the props of each control. */
export function useForm<Values extends Texts, Problem, Value>(
  input: FormInput<Values, Problem, Value>,
) {
  type Name = keyof Values & string
  const { check, tidy = (texts: Values) => texts } = input
  const ref = useRef<HTMLFormElement>(null)
  const { ready, values, current, change, restart } = useTexts(ref, input)
  const { sending, send, hold, toIdle } = useSending(input.sentFor)
  // TypeScript holds that an object may have more names than its type says; an empty form has not.
  const names = Object.keys(input.empty) as Name[]

  const focus = useCallback((name: Name) => {
    const named = ref.current?.elements.namedItem(name)
    // Radio buttons bear one name together.
    const control = named instanceof RadioNodeList ? named[0] : named
    if (control instanceof HTMLElement) control.focus()
  }, [])

  /** The texts, put in order; `null`, saying what is wrong, the focus on the first, when it is with the controls asked for. */
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
    // What is under way may already stand where it is checked against, such as among the live reservations.
    if (sending.state === 'sending' || !('problems' in checked)) return undefined
    const problem = checked.problems[name]
    const asked = sending.state === 'held' && sending.asked.includes(name)
    return problem && (asked || input.early?.(problem)) ? problem : undefined
  }

  /** The props of the control `name`. */
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
    /** The props of the form itself; `data-draft` is where the page's loader keeps what is typed until the form is ready. */
    props: { ref, noValidate: true, onSubmit, 'data-draft': ready ? undefined : input.draft?.key },
    ready,
    values,
    problems: names.map(problemOf).filter((problem) => problem !== undefined),
    sending,
    field,
    change,
    focus,
    review,
    send,
    /** Forgets what was typed and begins again. */
    restart: (next?: Values) => {
      restart(next)
      toIdle()
    },
  }
}
