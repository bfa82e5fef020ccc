import type { ReactNode } from 'react'
import { newKey, save } from '#db/save.ts'
import type { Change } from '#domain/save/change.ts'
import type { Problem } from '#domain/field/problem.ts'
import {
  areSameText,
  emptyTexts,
  type Fields,
  type NameOf,
  readTexts,
  showFields,
  type TextsOf,
  type ValuesOf,
} from '#domain/field/record.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import type { Sending } from '#ui/form/useSending.ts'
import { type Checked, useForm } from '#ui/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { type Conflict, SaveState } from './SaveState.tsx'

/** A versioned record in a form: its fields and the stored values. */
export type RecordSource<F extends Fields> = {
  fields: F
  /** The stored values; `null` for a new record. */
  values: ValuesOf<F> | null
  version: number
  draftKey: string
}

type RecordFormInput<F extends Fields> = RecordSource<F> & {
  label: (name: NameOf<F>) => string
  /** Parses the typed texts; by default each field alone. */
  read?: (texts: TextsOf<F>) => Checked<ValuesOf<F>, { [Name in NameOf<F>]?: Problem }>
  /** Formats the texts on blur and before submitting. */
  tidy?: (texts: TextsOf<F>) => TextsOf<F>
  onSaved: () => void
} & (
    | {
        /** The change, by its id, that stores the typed values over the version that was seen. */
        changeOf: (typed: ValuesOf<F>, version: number, change: string) => Change
        store?: never
      }
    | {
        /** Stores them itself, if that takes more than one change. */
        store: (typed: ValuesOf<F>, version: number, change: string) => Promise<void>
      }
  )

/**
 * The form of a versioned record: the typed texts over the stored ones. It saves over the version
 * that was stored when the typing began.
 */
export function useRecordForm<F extends Fields>(input: RecordFormInput<F>) {
  const { fields, values, version, draftKey, label, tidy, onSaved } = input
  const read = input.read ?? ((texts: TextsOf<F>) => readTexts(fields, texts))
  const empty = emptyTexts(fields)
  const stored = values && showFields(fields, values)
  const form = useForm<TextsOf<F>, Problem, ValuesOf<F>>({
    empty,
    initial: stored ?? (version === 0 ? empty : null),
    draft: { key: draftKey, version },
    check: read,
    ...(tidy && { tidy }),
    same: (name, one, other) => areSameText(fields[name], one ?? '', other ?? ''),
    submit: saveOver,
    label,
    explain: useProblemWords(),
  })

  async function saveOver(typed: ValuesOf<F>, over: number): Promise<void> {
    const change = newKey()
    await (input.store
      ? input.store(typed, over, change)
      : save(input.changeOf(typed, over, change)))
    form.restart()
    onSaved()
  }

  const conflict: Conflict | null = stored && {
    both: form.bothChanged.map((name) => ({
      label: label(name),
      mine: form.values[name],
      stored: stored[name],
    })),
    onOpenCurrent: form.restart,
    onSaveMine: () => {
      const checked = read(form.values)
      if ('value' in checked) void form.send(() => saveOver(checked.value, version))
    },
  }
  return { form, conflict }
}

type RecordFootProps = {
  sending: Sending
  conflict: Conflict | null
  /** The label of the button that saves. */
  save: string
  children?: ReactNode
}

/** The end of a record's form: its buttons, and that it waits for the connection or was not saved. */
export function RecordFoot({ sending, conflict, save: label, children }: RecordFootProps) {
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {label}
        </Button>
        {children}
      </div>
      <SaveState {...{ sending, conflict }} />
    </>
  )
}
