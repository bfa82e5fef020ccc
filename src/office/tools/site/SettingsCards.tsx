import { useSeason, useStoredSiteSettings } from '#db/stores.ts'
import { changeRecord } from '#domain/save/change.ts'
import type { NameOf, ValuesOf } from '#domain/field/record.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { guideOnPagesWrites } from '#domain/guide/guestGuide.ts'
import {
  aboutField,
  CALL_FIRST,
  hostFields,
  type HostSettings,
  type PaymentTerms,
  writeSiteSettings,
} from '#domain/settings/siteSettings.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { RecordFoot, type RecordSource, useRecordForm } from '#office/shared/recordForm.tsx'
import { RequestFormSwitch } from '#office/shared/RequestFormSwitch.tsx'
import { languages, LANGUAGES } from '#i18n/languages.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { PhoneField } from '#shared/ContactFields.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import {
  controlsOfTexts,
  languageControl,
  languageFields,
  languageOfControl,
  textsOfControls,
} from './languageControls.ts'
import { villa } from '#content/villa.ts'
import { BankCard, IdentityCard } from './PrivateCards.tsx'
import { Fold, GRID, sourceOf, toastSaved } from './settingsParts.tsx'

/** The settings for owners only, and those that pages show. */
export function SettingsCards() {
  return (
    <>
      <BankCard />
      <HostsCard />
      <RequestFormCard />
      <IdentityCard />
    </>
  )
}

/** What guests can compare with other sources before they pay. */
const SHOWN_ELSEWHERE = [
  'phoneLink',
  ...(villa.permit ? (['permitName', 'permitAddress'] as const) : []),
] as const
const HOURS = ['checkInFrom', 'checkInUntil', 'checkOutBy', 'answerHours'] as const

const HOSTS_FIELDS = { ...hostFields, ...languageFields('about', aboutField) }

type HostsFields = typeof HOSTS_FIELDS

/** The hosts as guests see them, and the hours of the house. */
function HostsCard() {
  const { t } = useTranslation()
  const settings = useStoredSiteSettings()
  const season = useSeason()
  if (settings.state !== 'ready' || season.state !== 'ready') return null
  const { values, version } = settings.value
  const shown = controlsOf(values ?? BUILT_IN_SETTINGS)
  const source = sourceOf(HOSTS_FIELDS, 'site', { values: shown, version }, null)
  return (
    <ToolCard title={t('office.settings.titles.site')} text={t('office.settings.siteText')}>
      <p className="wrap-anywhere">
        {t('trust.hosts')} · {source.values?.phone}
      </p>
      <Fold source={source}>
        <HostsForm
          source={source}
          terms={values ?? BUILT_IN_SETTINGS}
          stays={season.value.reservations}
        />
      </Fold>
    </ToolCard>
  )
}

type HostsFormProps = {
  source: RecordSource<HostsFields>
  /** The terms of the same record, which have a form of their own. */
  terms: PaymentTerms
  stays: readonly Reservation[]
}

function HostsForm({ source, terms, stays }: HostsFormProps) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    ...source,
    label: labelOf,
    changeOf: (next, version, change) =>
      changeRecord({
        path: 'settings/site',
        version,
        change,
        values: writeSiteSettings(settingsOf(next), terms),
        isSigned: false,
        more: ({ times, ...context }) =>
          next.checkOutBy === times.checkOutBy
            ? {}
            : guideOnPagesWrites(stays, {
                ...context,
                times: { ...times, checkOutBy: next.checkOutBy },
              }),
      }),
    onSaved: toastSaved,
  })
  const { field, sending } = form

  function labelOf(name: NameOf<HostsFields>): string {
    const language = languageOfControl('about', name)
    return language
      ? t('office.settings.about', { language: languages[language].name })
      : t(`office.settings.fields.${name as keyof typeof hostFields}`)
  }

  return (
    <form {...form.props} aria-label={t('office.settings.titles.site')}>
      <DraftNotice form={form} />
      <div className={GRID}>
        <TextAreaField
          hint={t('office.settings.hints.hosts')}
          {...field('hosts')}
          rows={2}
          autoComplete="off"
        />
        <PhoneField
          {...field('phone')}
          autoComplete="off"
          onTake={(phone) => form.change({ phone })}
        />
        {SHOWN_ELSEWHERE.map((name) => (
          <TextField
            key={name}
            hint={t(`office.settings.hints.${name}`)}
            {...field(name)}
            autoComplete="off"
          />
        ))}
        <Choice
          name="callFirst"
          label={labelOf('callFirst')}
          hint={t('office.settings.hints.callFirst')}
          value={CALL_FIRST.find((each) => each === form.values.callFirst) ?? 'abroad'}
          options={CALL_FIRST.map((each) => [each, t(`office.settings.callFirst.${each}`)])}
          onChange={(callFirst) => form.change({ callFirst })}
        />
        {HOURS.map((name) => (
          <TextField
            key={name}
            hint={name === 'checkInUntil' ? t('office.settings.hints.checkInUntil') : ''}
            {...field(name)}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          lang={language}
          hint={t('office.settings.hints.about')}
          {...field(languageControl('about', language))}
          rows={4}
        />
      ))}
      <RecordFoot {...{ sending, conflict }} save={t('office.settings.save')} />
    </form>
  )
}

function controlsOf({ about, ...values }: HostSettings): ValuesOf<HostsFields> {
  return { ...values, ...controlsOfTexts('about', about) }
}

function settingsOf(typed: ValuesOf<HostsFields>): HostSettings {
  return { ...typed, about: textsOfControls('about', typed) }
}

/** Closes and opens the request form. */
function RequestFormCard() {
  const { t } = useTranslation()
  return (
    <ToolCard title={t('office.requestForm.title')} text={t('office.requestForm.text')}>
      <RequestFormSwitch />
    </ToolCard>
  )
}
