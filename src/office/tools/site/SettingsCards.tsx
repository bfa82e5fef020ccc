import { type ReactNode, useState } from 'react'
import { bank } from '#content/bank.ts'
import { signedInEmail } from '#db/auth.ts'
import { auth } from '#db/session.ts'
import { useOwnerNames, usePrivateSettings, useSeason, useStoredSiteSettings } from '#db/stores.ts'
import { changeRecord } from '#domain/save/change.ts'
import { groupIban, isIban } from '#domain/field/textField.ts'
import { accountWrites, readAccount } from '#domain/guestPage/pageAccount.ts'
import {
  emptyTexts,
  type Fields,
  type NameOf,
  type ValuesOf,
  type Versioned,
  writeFields,
} from '#domain/field/record.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { guideOnPagesWrites } from '#domain/guide/guestGuide.ts'
import {
  type OwnerName,
  ownerNameFields,
  type PrivateSettings,
  privateFields,
} from '#domain/settings/privateSettings.ts'
import {
  aboutField,
  siteFields,
  type SiteSettings,
  writeSiteSettings,
} from '#domain/settings/siteSettings.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { ownersDraft } from '#db/cache.ts'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { Checkbox } from '#office/shared/forms.tsx'
import { RecordFoot, type RecordSource, useRecordForm } from '#office/shared/recordForm.tsx'
import { isPast } from '#domain/stay/stayDates.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { RequestFormSwitch } from '#office/shared/RequestFormSwitch.tsx'
import { type Language, languages, LANGUAGES } from '#i18n/languages.ts'
import { translate } from '#i18n/index.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { readDraft } from '#ui/form/drafts.ts'
import { randomKey } from '#db/randomKey.ts'
import { PhoneField } from '#shared/ContactFields.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { toastDone } from '#ui/Toasts.tsx'

// Before its first change, a part has the values of `content/`.
const FIRST_PRIVATE: PrivateSettings = {
  accountHolder: bank.accountHolder,
  ...(isIban(bank.iban) && { iban: bank.iban.replaceAll(' ', '') }),
  depositDays: bank.depositDays,
}

const { remindsIdentity, identityLink, ...bankFields } = privateFields
const identityFields = { remindsIdentity, identityLink }

/** The private settings that the account's form leaves as they are. */
function identityOf(values: PrivateSettings | null): ValuesOf<typeof identityFields> {
  return {
    ...(values?.remindsIdentity && { remindsIdentity: values.remindsIdentity }),
    ...(values?.identityLink !== undefined && { identityLink: values.identityLink }),
  }
}

/** The private settings that the identity form leaves as they are; nothing of an account that was never saved. */
function bankOf({ values, version }: RecordSource<typeof privateFields>): PrivateSettings {
  if (!values || version === 0) return { depositDays: bank.depositDays }
  const { remindsIdentity: _, identityLink: __, ...others } = values
  return others
}

const GRID = 'grid gap-x-4 gap-y-1 sm:grid-cols-2'

/** The settings for owners only, and those that pages show. */
export function SettingsCards() {
  return (
    <>
      <BankCard />
      <HostsCard />
      <RequestFormCard />
      <IdentityCard />
      <NameCard />
    </>
  )
}

/** The account that guests pay to, and the days that they have for the deposit. */
function BankCard() {
  const { t } = useTranslation()
  const settings = usePrivateSettings()
  const season = useSeason()
  if (settings.state !== 'ready' || season.state !== 'ready') return null
  const account = readAccount(settings.value.values)
  const source = sourceOf(privateFields, 'private', settings.value, FIRST_PRIVATE)
  return (
    <ToolCard title={t('office.settings.titles.private')} text={t('office.settings.privateText')}>
      {account ? (
        <p className="wrap-anywhere tabular-nums">
          {[account.accountHolder, groupIban(account.iban)].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <p className="rounded-field bg-alert-50 px-4 py-3 text-alert-700">
          {t('office.settings.noIban')}
        </p>
      )}
      <Fold source={source}>
        <BankForm
          source={source}
          stays={[...season.value.reservations, ...season.value.cancelled]}
        />
      </Fold>
    </ToolCard>
  )
}

type BankFormProps = { source: RecordSource<typeof privateFields>; stays: readonly Reservation[] }

function BankForm({ source, stays }: BankFormProps) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    ...source,
    fields: bankFields,
    label: (name) => t(`office.settings.fields.${name}`),
    changeOf: (next, version, change) =>
      changeRecord({
        path: 'settings/private',
        version,
        change,
        values: writeFields(privateFields, { ...identityOf(source.values), ...next }),
        isSigned: false,
        more: (keys) => accountWrites(next, keys, { secret: randomKey(), stays }),
      }),
    onSaved: toastSaved,
  })
  const { field, sending } = form
  return (
    <form {...form.props} aria-label={t('office.settings.titles.private')}>
      <DraftNotice form={form} />
      <div className={GRID}>
        <TextField {...field('accountHolder')} autoComplete="off" />
        <TextField
          hint={t('office.settings.hints.bankName')}
          {...field('bankName')}
          autoComplete="off"
        />
      </div>
      <TextField
        className="tracking-tight"
        {...field('iban')}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={GRID}>
        <TextField {...field('depositDays')} inputMode="numeric" autoComplete="off" />
      </div>
      <RecordFoot {...{ sending, conflict }} save={t('office.settings.save')} />
    </form>
  )
}

const HOURS = ['checkInFrom', 'checkInUntil', 'checkOutBy'] as const
/** The control of the paragraph in a language. */
type AboutControl = `about_${Language}`

const aboutControl = (language: Language): AboutControl => `about_${language}`

type HostsFields = typeof siteFields & { [Name in AboutControl]: typeof aboutField }

const HOSTS_FIELDS = {
  ...siteFields,
  ...Object.fromEntries(LANGUAGES.map((language) => [aboutControl(language), aboutField])),
} as HostsFields

const DAYS = ['answerHours', 'balanceDays', 'freeCancellationDays', 'latePercent'] as const

/** The hosts as guests see them, the hours of the house, and the days of the terms. */
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
        <HostsForm source={source} stays={season.value.reservations} />
      </Fold>
    </ToolCard>
  )
}

type HostsFormProps = { source: RecordSource<HostsFields>; stays: readonly Reservation[] }

function HostsForm({ source, stays }: HostsFormProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const { form, conflict } = useRecordForm({
    ...source,
    label: labelOf,
    changeOf: (next, version, change) =>
      changeRecord({
        path: 'settings/site',
        version,
        change,
        values: writeSiteSettings(settingsOf(next)),
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
  const keeping = stays.filter(
    ({ status, agreement, dates }) =>
      status === 'booked' && agreement !== undefined && !isPast(dates, today),
  ).length

  function labelOf(name: NameOf<HostsFields>): string {
    const language = LANGUAGES.find((each) => name === aboutControl(each))
    return language
      ? t('office.settings.about', { language: languages[language].name })
      : t(`office.settings.fields.${name as keyof typeof siteFields}`)
  }

  return (
    <form {...form.props} aria-label={t('office.settings.titles.site')}>
      <DraftNotice form={form} />
      <div className={GRID}>
        <TextField hint={t('office.settings.hints.hosts')} {...field('hosts')} autoComplete="off" />
        <PhoneField
          {...field('phone')}
          autoComplete="off"
          onTake={(phone) => form.change({ phone })}
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
        {DAYS.map((name) => (
          <TextField
            key={name}
            hint={t(`office.settings.hints.${name}`)}
            {...field(name)}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </div>
      {keeping > 0 && (
        <p className="mb-3 text-sm text-pine-700">
          {t('office.settings.keepTerms', { count: keeping })}
        </p>
      )}
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          lang={language}
          hint={t('office.settings.hints.about')}
          {...field(aboutControl(language))}
          rows={4}
        />
      ))}
      <RecordFoot {...{ sending, conflict }} save={t('office.settings.save')} />
    </form>
  )
}

/** Whether arrivals remind of the report of identities; saved with the other private settings. */
function IdentityCard() {
  const { t } = useTranslation()
  const settings = usePrivateSettings()
  if (settings.state !== 'ready') return null
  const source = sourceOf(privateFields, 'private', settings.value, FIRST_PRIVATE)
  return (
    <ToolCard title={t('office.identity.title')} text={t('office.identity.text')}>
      <p>{t(source.values?.remindsIdentity ? 'office.identity.on' : 'office.identity.off')}</p>
      <Fold source={{ fields: identityFields, draftKey: ownersDraft('settings/identity') }}>
        <IdentityForm source={source} />
      </Fold>
    </ToolCard>
  )
}

function IdentityForm({ source }: { source: RecordSource<typeof privateFields> }) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    fields: identityFields,
    values: source.values,
    version: source.version,
    draftKey: ownersDraft('settings/identity'),
    label: (name) => t(`office.identity.fields.${name}`),
    changeOf: (next, version, change) =>
      changeRecord({
        path: 'settings/private',
        version,
        change,
        values: writeFields(privateFields, { ...bankOf(source), ...next }),
        isSigned: false,
      }),
    onSaved: toastSaved,
  })
  const { field, sending, values, change } = form
  return (
    <form {...form.props} aria-label={t('office.identity.title')}>
      <DraftNotice form={form} />
      <Checkbox
        name="remindsIdentity"
        label={field('remindsIdentity').label}
        checked={values.remindsIdentity !== ''}
        onTick={(isOn) => change({ remindsIdentity: isOn ? 'true' : '' })}
      />
      <TextField {...field('identityLink')} type="url" placeholder="https://" autoComplete="off" />
      <RecordFoot {...{ sending, conflict }} save={t('office.settings.save')} />
    </form>
  )
}

function controlsOf({ about, ...values }: SiteSettings): ValuesOf<HostsFields> {
  const texts = LANGUAGES.flatMap((language) => {
    const text = about?.[language]
    return text === undefined ? [] : [[aboutControl(language), text] as const]
  })
  return { ...values, ...Object.fromEntries(texts) }
}

function settingsOf(typed: ValuesOf<HostsFields>): SiteSettings {
  const texts = LANGUAGES.flatMap((language) => {
    const text = typed[aboutControl(language)]
    return text === undefined ? [] : [[language, text] as const]
  })
  return { ...typed, about: Object.fromEntries(texts) }
}

const NO_NAME: OwnerName = { values: null, version: 0 }
const nameOnly = { name: ownerNameFields.name }

/** Closes and opens the request form. */
function RequestFormCard() {
  const { t } = useTranslation()
  return (
    <ToolCard title={t('office.requestForm.title')} text={t('office.requestForm.text')}>
      <RequestFormSwitch />
    </ToolCard>
  )
}

/** How the signed-in owner is named in the office. */
function NameCard() {
  const { t } = useTranslation()
  const names = useOwnerNames()
  if (names.state !== 'ready') return null
  const stored = names.value.get(auth.currentUser?.uid ?? '')
  const source = sourceOf(nameOnly, 'names', stored ?? NO_NAME, null)
  return (
    <ToolCard title={t('office.settings.titles.name')} text={t('office.settings.nameText')}>
      <p className="wrap-anywhere">{source.values?.name ?? t('office.settings.noName')}</p>
      <Fold source={source}>
        <NameForm source={source} />
      </Fold>
    </ToolCard>
  )
}

function NameForm({ source }: { source: RecordSource<typeof nameOnly> }) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    ...source,
    label: (name) => t(`office.settings.fields.${name}`),
    changeOf: ({ name }, version, change) =>
      changeRecord({
        path: `settings/names/${auth.currentUser?.uid}`,
        version,
        change,
        values: writeFields(ownerNameFields, { name, email: signedInEmail() }),
        isSigned: false,
      }),
    onSaved: toastSaved,
  })
  const { field, sending } = form
  return (
    <form {...form.props} aria-label={t('office.settings.titles.name')}>
      <DraftNotice form={form} />
      <TextField {...field('name')} autoComplete="off" />
      <RecordFoot {...{ sending, conflict }} save={t('office.settings.save')} />
    </form>
  )
}

function sourceOf<F extends Fields>(
  fields: F,
  part: 'private' | 'site' | 'names',
  { values, version }: Versioned<F>,
  first: ValuesOf<F> | null,
): RecordSource<F> {
  return {
    fields,
    values: values ?? first,
    version,
    draftKey: ownersDraft(`settings/${part}`),
  }
}

function toastSaved(): void {
  toastDone(() => translate('office.settings.saved'))
}

type FoldProps = { source: Pick<RecordSource<Fields>, 'fields' | 'draftKey'>; children: ReactNode }

/** The form of a part, which is open while something is typed in it. */
function Fold({ source: { fields, draftKey }, children }: FoldProps) {
  const { t } = useTranslation()
  const [open] = useState(() => readDraft(draftKey, emptyTexts(fields)) !== null)
  return (
    <details open={open} className="mt-3">
      <summary className="mb-3 cursor-pointer font-semibold text-accent-700">
        {t('office.settings.edit')}
      </summary>
      {children}
    </details>
  )
}
