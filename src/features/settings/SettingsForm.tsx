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
  type LastChange,
  type SettingsPart,
  type SettingsValues,
} from '#domain/settings/settings.ts'
import { FormFoot } from '#features/office/forms.tsx'
import { Theirs } from '#features/office/StatusNote.tsx'
import { formatMoment } from '#features/office/stayText.ts'
import { translate } from '#i18n/index.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { readDraft } from '#lib/form/drafts.ts'
import { typedOver } from '#lib/form/typedFields.ts'
import { useForm } from '#lib/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone } from '#ui/toasts.ts'
import {
  formatPart,
  labelOf,
  type PartInUse,
  settingsDraft,
  useOfficeSettings,
} from './useSettings.ts'

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
    <form {...form.props} aria-label={t('office.settings.form')}>
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

/** The last change of each part with the old and new values, which can be undone. */
export function SettingsHistory({ changes }: { changes: readonly LastChange[] }) {
  const { t, language } = useTranslation()
  if (changes.length === 0) return <p>{t('office.settings.history.empty')}</p>
  return (
    <ol className="max-h-[32rem] divide-y divide-linen-300 overflow-y-auto">
      {changes.map((change) => (
        <li key={change.part} className="py-3">
          <p className="text-sm text-pine-600">
            <time dateTime={new Date(change.at).toISOString()}>
              {formatMoment(change.at, language)}
            </time>
            {' · '}
            <span className="wrap-anywhere">{change.by}</span>
          </p>
          <Changes change={change} />
        </li>
      ))}
    </ol>
  )
}

function Changes({ change: { part, before } }: { change: LastChange }) {
  const { t } = useTranslation()
  const { part: partInUse, save } = useOfficeSettings()
  const now = partInUse(part)
  const after = now.values
  const names = differences(part, before, after)
  const show = (name: string, value: unknown) =>
    typeof value === 'boolean'
      ? t(value ? 'office.said.yes' : 'office.said.no')
      : value === undefined
        ? t('office.settings.history.none')
        : fieldsOf(part)[name]?.show(value)

  /** Restores these fields and keeps later changes of others. */
  function undo() {
    const earlier = Object.fromEntries(names.map((name) => [name, before[name]]))
    const wanted = Object.fromEntries(
      Object.entries({ ...now.values, ...earlier }).filter(([, value]) => value !== undefined),
    )
    void save(part, now, wanted).then(toastSaved, toastFailure)
  }

  return (
    <>
      <p className="font-semibold">{formatPart(part, t)}</p>
      <dl>
        {names.map((name) => (
          <div key={name} className="mt-1">
            <dt className="text-sm text-pine-700">{t(labelOf(name))}</dt>
            <dd className="grid gap-x-4 gap-y-1 wrap-anywhere whitespace-pre-line sm:grid-cols-2">
              <span className="text-pine-600">{show(name, before[name])}</span>
              <span className="font-semibold">{show(name, after[name])}</span>
            </dd>
          </div>
        ))}
      </dl>
      {names.length > 0 && (
        <Button size="small" className="mt-2" onClick={undo}>
          {t('office.settings.history.undo')}
        </Button>
      )}
    </>
  )
}
