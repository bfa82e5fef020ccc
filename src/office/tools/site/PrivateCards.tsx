import { bank } from '#content/bank.ts'
import { ownersDraft } from '#db/cache.ts'
import { randomKey } from '#db/randomKey.ts'
import { usePrivateSettings, useSeason } from '#db/stores.ts'
import type { NameOf, ValuesOf } from '#domain/field/record.ts'
import { groupIban, isIban } from '#domain/field/bankField.ts'
import { accountWrites, readAccount } from '#domain/guestPage/pageAccount.ts'
import { changeRecord } from '#domain/save/change.ts'
import {
  abroadField,
  type PrivateSettings,
  privateFields,
  type StoredPrivateSettings,
  writePrivateSettings,
} from '#domain/settings/privateSettings.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { languages, LANGUAGES } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { Checkbox } from '#office/shared/forms.tsx'
import { RecordFoot, type RecordSource, useRecordForm } from '#office/shared/recordForm.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import {
  controlsOfTexts,
  languageControl,
  languageFields,
  languageOfControl,
  textsOfControls,
} from './languageControls.ts'
import { Fold, GRID, sourceOf, toastSaved } from './settingsParts.tsx'

// Before its first change, the account is that of `content/`.
const FIRST_PRIVATE: PrivateSettings = {
  accountHolder: bank.accountHolder,
  ...(isIban(bank.iban) && { iban: bank.iban.replaceAll(' ', '') }),
}

const { remindsIdentity, identityLink, ...bankOnly } = privateFields
const identityFields = { remindsIdentity, identityLink }

const BANK_FIELDS = { ...bankOnly, ...languageFields('abroad', abroadField) }

type BankFields = typeof BANK_FIELDS

/** The private settings that the account's form leaves as they are. */
function identityOf(values: PrivateSettings | null): ValuesOf<typeof identityFields> {
  return {
    ...(values?.remindsIdentity && { remindsIdentity: values.remindsIdentity }),
    ...(values?.identityLink !== undefined && { identityLink: values.identityLink }),
  }
}

/** The private settings that the identity form leaves as they are; nothing of an account that was never saved. */
function bankOf({ values, version }: StoredPrivateSettings): PrivateSettings {
  if (!values || version === 0) return {}
  const { remindsIdentity: _, identityLink: __, ...others } = values
  return others
}

function controlsOf({ abroad, ...values }: PrivateSettings): ValuesOf<BankFields> {
  return { ...values, ...controlsOfTexts('abroad', abroad) }
}

function settingsOf(typed: ValuesOf<BankFields>): PrivateSettings {
  return { ...typed, abroad: textsOfControls('abroad', typed) }
}

/** The account that guests pay to. */
export function BankCard() {
  const { t } = useTranslation()
  const settings = usePrivateSettings()
  const season = useSeason()
  if (settings.state !== 'ready' || season.state !== 'ready') return null
  const account = readAccount(settings.value.values)
  const { values, version } = settings.value
  const shown = controlsOf(values ?? FIRST_PRIVATE)
  const source = sourceOf(BANK_FIELDS, 'private', { values: shown, version }, null)
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
          stored={values}
          stays={[...season.value.reservations, ...season.value.cancelled]}
        />
      </Fold>
    </ToolCard>
  )
}

type BankFormProps = {
  source: RecordSource<BankFields>
  stored: PrivateSettings | null
  stays: readonly Reservation[]
}

function BankForm({ source, stored, stays }: BankFormProps) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    ...source,
    label: labelOf,
    changeOf: (next, version, change) =>
      changeRecord({
        path: 'settings/private',
        version,
        change,
        values: writePrivateSettings({ ...identityOf(stored), ...settingsOf(next) }),
        isSigned: false,
        more: (keys) => accountWrites(settingsOf(next), keys, { secret: randomKey(), stays }),
      }),
    onSaved: toastSaved,
  })
  const { field, sending } = form

  function labelOf(name: NameOf<BankFields>): string {
    const language = languageOfControl('abroad', name)
    return language
      ? t('office.settings.abroad', { language: languages[language].name })
      : t(`office.settings.fields.${name as keyof typeof bankOnly}`)
  }

  return (
    <form {...form.props} aria-label={t('office.settings.titles.private')}>
      <DraftNotice form={form} />
      <div className={GRID}>
        <TextField {...field('accountHolder')} autoComplete="off" />
        <TextField {...field('bankName')} autoComplete="off" />
      </div>
      <TextField
        className="tracking-tight"
        {...field('iban')}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={GRID}>
        <TextField
          hint={t('office.settings.hints.bic')}
          {...field('bic')}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {LANGUAGES.map((language) => (
        <TextAreaField
          key={language}
          lang={language}
          hint={t('office.settings.hints.abroad')}
          {...field(languageControl('abroad', language))}
          rows={3}
        />
      ))}
      <RecordFoot {...{ sending, conflict }} save={t('office.settings.save')} />
    </form>
  )
}

/** Whether arrivals remind of the report of identities; saved with the other private settings. */
export function IdentityCard() {
  const { t } = useTranslation()
  const settings = usePrivateSettings()
  if (settings.state !== 'ready') return null
  return (
    <ToolCard title={t('office.identity.title')} text={t('office.identity.text')}>
      <p>
        {t(settings.value.values?.remindsIdentity ? 'office.identity.on' : 'office.identity.off')}
      </p>
      <Fold source={{ fields: identityFields, draftKey: ownersDraft('settings/identity') }}>
        <IdentityForm stored={settings.value} />
      </Fold>
    </ToolCard>
  )
}

function IdentityForm({ stored }: { stored: StoredPrivateSettings }) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    fields: identityFields,
    values: stored.values,
    version: stored.version,
    draftKey: ownersDraft('settings/identity'),
    label: (name) => t(`office.identity.fields.${name}`),
    changeOf: (next, version, change) =>
      changeRecord({
        path: 'settings/private',
        version,
        change,
        values: writePrivateSettings({ ...bankOf(stored), ...next }),
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
