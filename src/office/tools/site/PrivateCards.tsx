import { useState } from 'react'
import { ownersDraft } from '#db/cache.ts'
import { randomKey } from '#db/randomKey.ts'
import type { Season } from '#db/season.ts'
import { usePrivateSettings, useSeason } from '#db/stores.ts'
import { type NameOf, readTexts, type ValuesOf } from '#domain/field/record.ts'
import { groupIban } from '#domain/field/bankField.ts'
import {
  type AccountDoubt,
  accountWrites,
  doubtsAbout,
  readAccount,
  withAccountChange,
} from '#domain/guestPage/pageAccount.ts'
import { changeRecord } from '#domain/save/change.ts'
import {
  abroadField,
  type PrivateSettings,
  privateFields,
  type StoredPrivateSettings,
  writePrivateSettings,
} from '#domain/settings/privateSettings.ts'
import { languages, LANGUAGES } from '#i18n/languages.ts'
import { formatHosts } from '#i18n/facts.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { Checkbox, Question } from '#office/shared/forms.tsx'
import { RecordFoot, type RecordSource, useRecordForm } from '#office/shared/recordForm.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { useSiteSettings } from '#office/shared/useSiteSettings.ts'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { FormerAccountGuests } from './FormerAccountGuests.tsx'
import {
  controlsOfTexts,
  languageControl,
  languageFields,
  languageOfControl,
  textsOfControls,
} from './languageControls.ts'
import { Fold, GRID, sourceOf, toastSaved } from './settingsParts.tsx'

const {
  remindsIdentity,
  identityLink,
  changedOn: _on,
  formerEnd: _end,
  ...bankOnly
} = privateFields
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
  const { changedOn: _, formerEnd: __, ...typed } = values
  return { ...typed, ...controlsOfTexts('abroad', abroad) }
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
  const shown = controlsOf(values ?? {})
  const source = sourceOf(BANK_FIELDS, 'private', { values: shown, version }, null)
  return (
    <ToolCard title={t('office.settings.titles.private')} text={t('office.settings.privateText')}>
      {account ? (
        <p className="wrap-anywhere tabular-nums">
          {[account.accountHolder, groupIban(account.accountNumber)].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <p className="rounded-field bg-alert-50 px-4 py-3 text-alert-700">
          {t('office.settings.noAccount')}
        </p>
      )}
      {account?.changedOn !== undefined && (
        <FormerAccountGuests season={season.value} until={account.changedOn} />
      )}
      <Fold source={source}>
        <BankForm source={source} stored={values} season={season.value} />
      </Fold>
    </ToolCard>
  )
}

type BankFormProps = {
  source: RecordSource<BankFields>
  stored: PrivateSettings | null
  season: Season
}

function BankForm({ source, stored, season }: BankFormProps) {
  const { t, language } = useTranslation()
  const today = useOfficeToday()
  const { hosts } = useSiteSettings()
  const stays = [...season.reservations, ...season.cancelled]
  const [doubts, setDoubts] = useState<readonly AccountDoubt[]>([])
  const { form, conflict } = useRecordForm({
    ...source,
    label: labelOf,
    changeOf: (next, version, change) => {
      const account = withAccountChange(settingsOf(next), stored, today)
      return changeRecord({
        path: 'settings/private',
        version,
        change,
        values: writePrivateSettings({ ...identityOf(stored), ...account }),
        isSigned: false,
        more: (keys) => accountWrites(account, keys, { secret: randomKey(), stays }),
      })
    },
    onSaved: toastSaved,
  })
  const { field, sending } = form

  function findDoubts(): readonly AccountDoubt[] {
    const read = readTexts(BANK_FIELDS, form.current())
    return 'value' in read ? doubtsAbout(settingsOf(read.value), stored, hosts) : []
  }

  function labelOf(name: NameOf<BankFields>): string {
    const language = languageOfControl('abroad', name)
    return language
      ? t('office.settings.abroad', { language: languages[language].name })
      : t(`office.settings.fields.${name as keyof typeof bankOnly}`)
  }

  return (
    <form
      {...form.props}
      aria-label={t('office.settings.titles.private')}
      onSubmit={(event) => {
        const found = sending.state === 'sending' ? [] : findDoubts()
        if (found.length === 0) return form.props.onSubmit(event)
        event.preventDefault()
        setDoubts(found)
      }}
    >
      <DraftNotice form={form} />
      <div className={GRID}>
        <TextField {...field('accountHolder')} autoComplete="off" />
        <TextField {...field('bankName')} autoComplete="off" />
      </div>
      <TextField
        className="tracking-tight"
        {...field('accountNumber')}
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
      <Question
        open={doubts.length > 0}
        title={t('office.settings.accountDoubts.title')}
        answer={t('admin.risks.save')}
        onAnswer={() => {
          setDoubts([])
          form.submit()
        }}
        onClose={() => setDoubts([])}
      >
        <ul className="space-y-2">
          {doubts.map((doubt) => (
            <li key={doubt}>
              {t(`office.settings.accountDoubts.${doubt}`, { hosts: formatHosts(hosts, language) })}
            </li>
          ))}
        </ul>
        {doubts.includes('changed') && <FormerAccountGuests season={season} />}
      </Question>
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
