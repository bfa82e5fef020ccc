import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CaretakerScript, scriptFields, scriptFile } from '#domain/caretaker/script.ts'
import { CALENDAR_FILE } from '#domain/channels/calendarFiles.ts'
import { emptyTexts, readTexts, showFields } from '#domain/record.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { type ScriptTest, testScript } from './testScript.ts'

const EMPTY = emptyTexts(scriptFields)

type ScriptFormProps = {
  script: CaretakerScript | null
  /** The refused address that is shown again. */
  reopened: CaretakerScript | null
  /** Stores where the script answers, `null` to forget it; rejects with the failure to show. */
  onSave: (script: CaretakerScript | null) => Promise<void>
  /** The text at an address; rejects where there is none. */
  fetchText: (address: string) => Promise<string>
}

type Doubtful = { address: CaretakerScript; found: Exclude<ScriptTest, object> }

/** The address that Google has given the script, tested before it is stored. */
export function ScriptForm({ script, reopened, onSave, fetchText }: ScriptFormProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const explain = useProblemWords()
  const [failure, setFailure] = useState<unknown>(null)
  /** The address whose test failed. */
  const [doubtful, setDoubtful] = useState<Doubtful | null>(null)

  async function testAndSave(changed: CaretakerScript) {
    const found = await testScript(scriptFile(changed, CALENDAR_FILE), fetchText)
    if (typeof found === 'string') setDoubtful({ address: changed, found })
    else await onSave(changed)
  }

  const shown = reopened ?? script
  const form = useForm({
    empty: EMPTY,
    initial: shown ? showFields(scriptFields, shown) : EMPTY,
    check: (texts) => readTexts(scriptFields, texts),
    onChange: () => {
      setFailure(null)
      setDoubtful(null)
    },
    submit: testAndSave,
    label: () => t('office.script.address'),
    explain,
  })
  const { field, sending } = form
  const failed = sending.state === 'failed' ? sending.failure : failure

  return (
    <form {...form.props} aria-label={t('office.script.address')} className="mt-2">
      <TextField
        {...field('url')}
        className="wrap-anywhere"
        type="url"
        autoComplete="off"
        spellCheck={false}
        required
      />
      {doubtful && (
        <FailureNote>
          {t(`office.script.${doubtful.found}`)} {t('office.script.notSaved')}
        </FailureNote>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {t(sending.state === 'sending' ? 'office.script.testing' : 'office.script.save')}
        </Button>
        {doubtful && doubtful.found !== 'other' && (
          <Button onClick={() => void onSave(doubtful.address).catch(setFailure)}>
            {t('office.script.saveAnyway')}
          </Button>
        )}
        {script && (
          <Button variant="quiet" onClick={() => void onSave(null).catch(setFailure)}>
            {t('office.script.forget')}
          </Button>
        )}
      </div>
      {failed !== null && (
        <FailureNote>{t('admin.form.failed', { message: formatError(failed) })}</FailureNote>
      )}
    </form>
  )
}
