import { toastFailure, undoAction } from '#features/office/messages.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import {
  emptyTexts,
  readFields,
  readTexts,
  showFields,
  type Fields,
  type TextsOf,
} from '#domain/record.ts'
import {
  differences,
  fieldsOf,
  type SettingsPart,
  type SettingsValues,
} from '#domain/settings/settings.ts'
import { FormFoot } from '#features/office/forms.tsx'
import { Theirs } from '#features/office/StatusNote.tsx'
import { translate } from '#i18n/index.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { readDraft } from '#lib/form/drafts.ts'
import { typedOver } from '#lib/form/typedFields.ts'
import { useForm } from '#lib/form/useForm.ts'
import { toastDone } from '#ui/toasts.ts'
import { labelOf, type PartInUse, settingsDraft, useOfficeSettings } from './useSettings.ts'

export type SettingField = ReturnType<ReturnType<typeof useForm>['field']> & { hint?: ReactNode }

type SettingsFormProps = {
  part: SettingsPart
  /** The part as it is stored; the form mounts again with its draft when that changes. */
  inUse: PartInUse
  children: (field: (name: string) => SettingField) => ReactNode
}

/** The form of one part of the settings. */
export function SettingsForm({ part, inUse, children }: SettingsFormProps) {
  const { t } = useTranslation()
  const { save } = useOfficeSettings()
  const fields = fieldsOf(part)
  const [{ texts, theirs }] = useState(() => draftOver(part, inUse.values))

  const form = useForm({
    empty: emptyTexts(fields),
    initial: texts,
    draft: { key: settingsDraft(part), about: inUse.values, fresh: true },
    check: (typed) => readTexts(fields, typed),
    submit: async (wanted) => {
      const changed = differences(part, inUse.values, wanted).length > 0
      const became = changed ? await save(part, inUse, wanted) : 'saved'
      form.restart(showFields(fields, wanted))
      // The save mounts the form again, which would lose a message within it.
      toastDone(() => translate(`office.settings.${became}`), changed ? undo(wanted) : undefined)
    },
    label: (name) => t(labelOf(name)),
    explain: useProblemWords(),
  })

  function undo(wanted: SettingsValues) {
    const now = { values: wanted, version: inUse.version + 1 }
    return undoAction(() => void save(part, now, inUse.values).then(toastSaved, toastFailure))
  }

  const field = (name: string): SettingField => {
    const other = theirs[name]
    return {
      ...form.field(name),
      ...(other !== undefined && { hint: <Theirs text={other} /> }),
    }
  }

  return (
    <form {...form.props} aria-label={t(`office.settings.titles.${part}`)}>
      {children(field)}
      <FormFoot sending={form.sending} save={t('office.settings.save')} className="mt-3" />
    </form>
  )
}

function toastSaved(became: 'saved' | 'kept'): void {
  toastDone(() => translate(`office.settings.${became}`))
}

/**
 * The texts of the form: the draft for typed fields and the current values for all others; `theirs`
 * is the other owner's text for fields that both changed.
 */
function draftOver(
  part: SettingsPart,
  values: SettingsValues,
): { texts: TextsOf<Fields>; theirs: Partial<TextsOf<Fields>> } {
  const fields = fieldsOf(part)
  const now = showFields(fields, values)
  const draft = readDraft(settingsDraft(part), emptyTexts(fields))
  const read = draft && readFields(fields, draft.about)
  if (!draft || !read || !('values' in read)) return { texts: now, theirs: {} }
  return typedOver(draft.values, showFields(fields, read.values), now)
}

/** Whether something is typed in the form of a part. */
export function hasSettingsDraft(part: SettingsPart): boolean {
  return readDraft(settingsDraft(part), emptyTexts(fieldsOf(part))) !== null
}
