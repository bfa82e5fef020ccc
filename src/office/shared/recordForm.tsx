import { type ReactNode, useState } from 'react'
import { newKey, save } from '#db/save.ts'
import type { Change } from '#domain/save/change.ts'
import { ChangedMeanwhile } from '#domain/save/failure.ts'
import type { Problem } from '#domain/field/problem.ts'
import {
  emptyTexts,
  type Fields,
  type NameOf,
  namesOf,
  readTexts,
  showFields,
  type TextsOf,
  getField,
  type ValuesOf,
} from '#domain/field/record.ts'
import { formatError } from '#i18n/failureWords.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { readDraft } from '#ui/form/drafts.ts'
import type { Sending } from '#ui/form/useSending.ts'
import { type Checked, useForm } from '#ui/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote, StatusNote } from './StatusNote.tsx'
import { useIsConnected } from '#db/connection.ts'

/** A versioned record in a form: its fields, and what is stored now. */
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
  /** The change, by its id, that stores the typed values over the version that was seen. */
  changeOf: (typed: ValuesOf<F>, version: number, change: string) => Change
  onSaved: () => void
}

/**
 * The form of a versioned record. Untouched it shows what is stored now; it saves over the version
 * that was stored when the typing began.
 */
export function useRecordForm<F extends Fields>(input: RecordFormInput<F>) {
  const { fields, values, version, draftKey, label, tidy, changeOf, onSaved } = input
  const read = input.read ?? ((texts: TextsOf<F>) => readTexts(fields, texts))
  // The version over which the typing began; `null` while nothing is typed.
  const [begunAt, setBegunAt] = useState(() => draftVersion(draftKey, fields))
  const seen = begunAt ?? version
  const explain = useProblemWords()
  const shown = values ? showFields(fields, values) : emptyTexts(fields)
  const form = useForm<TextsOf<F>, Problem, ValuesOf<F>>({
    empty: emptyTexts(fields),
    initial: shown,
    draft: { key: draftKey, about: { version: seen } },
    check: read,
    ...(tidy && { tidy }),
    onChange: () => setBegunAt(seen),
    submit: (typed) => saveOver(typed, seen),
    label,
    explain,
  })

  async function saveOver(typed: ValuesOf<F>, over: number): Promise<void> {
    await save(changeOf(typed, over, newKey()))
    restart()
    onSaved()
  }

  /** Drops what was typed. */
  function restart() {
    form.restart()
    setBegunAt(null)
  }

  return {
    form: { ...form, restart },
    conflict: {
      differing: namesOf(fields)
        .filter((name) => getField(form.values, name) !== getField(shown, name))
        .map(label),
      onOpenCurrent: restart,
      onSaveMine: () => {
        const checked = read(form.values)
        if ('value' in checked) void form.send(() => saveOver(checked.value, version))
      },
    },
  }
}

function draftVersion<F extends Fields>(draftKey: string, fields: F): number | null {
  const version = getField(readDraft(draftKey, emptyTexts(fields))?.about, 'version')
  return typeof version === 'number' ? version : null
}

type RecordFootProps = {
  sending: Sending
  conflict: ReturnType<typeof useRecordForm<Fields>>['conflict']
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

/** That a form waits for the connection, or why it was not saved and what helps. */
function SaveState({ sending, conflict }: Pick<RecordFootProps, 'sending' | 'conflict'>) {
  const { t } = useTranslation()
  const isConnected = useIsConnected()
  if (sending.state === 'sending')
    return <StatusNote>{t(isConnected ? 'admin.save.saving' : 'admin.save.waiting')}</StatusNote>
  if (sending.state !== 'failed') return null
  return (
    <FailureNote>
      {t('admin.form.failed', { message: formatError(sending.failure) })}
      {sending.failure instanceof ChangedMeanwhile && (
        <>
          {conflict.differing.length > 0 &&
            ` ${t('admin.save.differing', { fields: conflict.differing.join(', ') })}`}
          <span className="mt-3 flex flex-wrap gap-2">
            <Button size="small" onClick={conflict.onOpenCurrent}>
              {t('admin.save.openCurrent')}
            </Button>
            <Button size="small" onClick={conflict.onSaveMine}>
              {t('admin.save.saveMine')}
            </Button>
          </span>
        </>
      )}
    </FailureNote>
  )
}
