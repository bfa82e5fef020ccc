import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CaretakerScript, scriptFields } from '#domain/caretaker/script.ts'
import { emptyTexts, readTexts, showFields } from '#domain/record.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { toastDone } from '#ui/toasts.ts'

const EMPTY = emptyTexts(scriptFields)

type ScriptFormProps = {
  script: CaretakerScript | null
  /** Stores where the script answers, `null` to forget it; rejects with the failure to show. */
  onSave: (script: CaretakerScript | null) => Promise<void>
}

/** The address that Google has given the script. */
export function ScriptForm({ script, onSave }: ScriptFormProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const explain = useProblemWords()
  const [failure, setFailure] = useState<unknown>(null)
  async function save(changed: CaretakerScript | null) {
    await onSave(changed)
    toastDone(() => translate('office.script.saved'))
  }

  const form = useForm({
    empty: EMPTY,
    initial: script ? showFields(scriptFields, script) : EMPTY,
    check: (texts) => readTexts(scriptFields, texts),
    onChange: () => setFailure(null),
    submit: save,
    label: () => t('office.script.address'),
    explain,
  })
  const { field, sending } = form
  const failed = sending.state === 'failed' ? sending.failure : failure

  return (
    <form {...form.props} aria-label={t('office.script.address')} className="mt-4 max-w-text">
      <TextField
        {...field('url')}
        className="wrap-anywhere"
        type="url"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {t('office.script.save')}
        </Button>
        {script && (
          <Button variant="quiet" onClick={() => void save(null).catch(setFailure)}>
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
