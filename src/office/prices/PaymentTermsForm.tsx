import { ownersDraft } from '#db/cache.ts'
import { useSeason, useStoredSiteSettings } from '#db/stores.ts'
import { namesOf } from '#domain/field/record.ts'
import { changeRecord } from '#domain/save/change.ts'
import {
  paymentTermFields,
  type SiteSettings,
  writeSiteSettings,
} from '#domain/settings/siteSettings.ts'
import { isPast } from '#domain/stay/stayDates.ts'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { RecordFoot, useRecordForm } from '#office/shared/recordForm.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { TextField } from '#ui/Field.tsx'
import { toastDone } from '#ui/Toasts.tsx'

/** The terms of payment and cancellation, stored with the other settings that guests' pages show. */
export function PaymentTermsForm() {
  const settings = useStoredSiteSettings()
  if (settings.state !== 'ready') return null
  const { values, version } = settings.value
  return <TermsForm stored={values ?? BUILT_IN_SETTINGS} version={version} />
}

const NAMES = namesOf(paymentTermFields)

function TermsForm({ stored, version }: { stored: SiteSettings; version: number }) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    fields: paymentTermFields,
    values: stored,
    version,
    draftKey: ownersDraft('settings/terms'),
    label: (name) => t(`office.settings.fields.${name}`),
    changeOf: (next, over, change) =>
      changeRecord({
        path: 'settings/site',
        version: over,
        change,
        values: writeSiteSettings(stored, next),
        isSigned: false,
      }),
    onSaved: () => toastDone(() => translate('office.settings.saved')),
  })
  const { field, sending } = form
  return (
    <form {...form.props} aria-label={t('office.settings.titles.terms')}>
      <DraftNotice form={form} />
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {NAMES.map((name) => (
          <TextField
            key={name}
            hint={t(`office.settings.hints.${name}`)}
            {...field(name)}
            className="tabular-nums"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      <KeptTerms />
      <RecordFoot {...{ sending, conflict }} save={t('office.settings.saveTerms')} />
    </form>
  )
}

/** The number of booked stays that keep the terms of their agreements. */
function KeptTerms() {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const season = useSeason()
  if (season.state !== 'ready') return null
  const count = season.value.reservations.filter(
    ({ status, agreement, dates }) =>
      status === 'booked' && agreement !== undefined && !isPast(dates, today),
  ).length
  if (count === 0) return null
  return <p className="mb-3 text-sm text-pine-700">{t('office.settings.keepTerms', { count })}</p>
}
