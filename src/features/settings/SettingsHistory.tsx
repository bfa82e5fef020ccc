import { useTranslation } from 'react-i18next'
import { differences, fieldsOf, type LastChange } from '#domain/settings/settings.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { formatPart, labelOf } from './settingsText.ts'
import { useOfficeSettings } from './useSettings.ts'

/** The last change of each part with the old and new values, which can be undone. */
export function SettingsHistory({ changes }: { changes: readonly LastChange[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
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
  const formatError = useFormatError()
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
    save(part, now, wanted).then(
      (became) => toastDone(() => translate(`office.settings.${became}`)),
      (failure: unknown) =>
        toastFailed(() => translate('admin.form.failed', { message: formatError(failure) })),
    )
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
