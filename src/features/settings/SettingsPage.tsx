import { NewTabLink } from '#features/site/NewTabLink.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Link } from 'react-router-dom'
import { PROJECT } from '#db/backup.ts'
import { followLastChanges } from '#db/officeValues.ts'
import { isIban } from '#domain/field/textField.ts'
import { namesOf } from '#domain/record.ts'
import { ownTextFields } from '#domain/settings/settings.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { ToolCard } from '#features/office/cards.tsx'
import { languages, LANGUAGES, type Language } from '#i18n/languages.ts'
import { useRemote } from '#lib/remote.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { SettingsForm, SettingsHistory } from './SettingsForm.tsx'
import { shownTexts, useOfficeSettings } from './useSettings.ts'

/** The owners' settings and texts. */
export function SettingsPage() {
  const { t } = useTranslation()
  const { known } = useOfficeSettings()
  if (!known) return <LoadingPlaceholder quiet />
  return (
    <>
      <p>
        <Link to="/tools" className="font-semibold text-accent-700 underline">
          {t('office.rooms.tools')}
        </Link>
        {' › '}
        {t('office.rooms.tools/settings')}
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <BankCard />
        <SiteCard />
      </div>
      <TextsCard />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <HistoryCard />
        <OwnersCard />
      </div>
    </>
  )
}

const GRID = 'grid gap-x-4 gap-y-1 sm:grid-cols-2'

function BankCard() {
  const { t } = useTranslation()
  const { part, bank } = useOfficeSettings()
  const inUse = part('private')
  return (
    <ToolCard title={t('office.settings.titles.private')} text={t('office.settings.privateText')}>
      {!isIban(bank.iban) && (
        <p className="mb-4 rounded-field bg-alert-50 px-4 py-3 text-alert-700">
          {t('office.settings.noIban')}
        </p>
      )}
      <SettingsForm key={inUse.version} part="private" inUse={inUse}>
        {(field) => (
          <>
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
          </>
        )}
      </SettingsForm>
    </ToolCard>
  )
}

const DAYS = ['answerHours', 'balanceDays', 'freeCancellationDays', 'latePercent'] as const

function SiteCard() {
  const { t } = useTranslation()
  const { part } = useOfficeSettings()
  const inUse = part('site')
  return (
    <ToolCard title={t('office.settings.titles.site')} text={t('office.settings.siteText')}>
      <SettingsForm key={inUse.version} part="site" inUse={inUse}>
        {(field) => (
          <>
            <div className={GRID}>
              <TextField hint={t('office.settings.hints.hostNames')} {...field('hostNames')} />
              <TextField {...field('hostFamily')} autoComplete="off" />
              <TextField {...field('phone')} type="tel" autoComplete="off" />
            </div>
            <div className={GRID}>
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
          </>
        )}
      </SettingsForm>
    </ToolCard>
  )
}

function TextsCard() {
  const { t, language: here } = useTranslation()
  const [language, speak] = useState<Language>(here)
  const { part } = useOfficeSettings()
  const name = `texts/${language}` as const
  const inUse = part(name)
  const shown = shownTexts(language)
  return (
    <ToolCard title={t('office.settings.titles.texts')} text={t('office.settings.textsText')}>
      <div className="mb-4 max-w-xs">
        <Choice
          name="textLanguage"
          label={t('office.settings.language')}
          value={language}
          options={LANGUAGES.map((each) => [each, languages[each].name])}
          onChange={speak}
        />
      </div>
      <SettingsForm key={`${name} ${inUse.version}`} part={name} inUse={inUse}>
        {(field) =>
          namesOf(ownTextFields).map((text) => (
            <Beside key={text} language={language} shown={shown[text] ?? ''}>
              <TextAreaField
                hint={t(`office.settings.hints.${text}`)}
                {...field(text)}
                lang={language}
                rows={text === 'subtitle' ? 2 : 7}
              />
            </Beside>
          ))
        }
      </SettingsForm>
    </ToolCard>
  )
}

/** A control beside the text that guests see now. */
function Beside(props: { language: Language; shown: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="mb-4 grid gap-x-6 gap-y-1 lg:grid-cols-2">
      {props.children}
      <div>
        <p className="mb-1.5 text-sm font-semibold text-pine-800">{t('office.settings.now')}</p>
        <p
          lang={props.language}
          className="max-h-52 overflow-y-auto rounded-field bg-linen-50 px-3.5 py-2.5 wrap-anywhere whitespace-pre-line"
        >
          {props.shown}
        </p>
      </div>
    </div>
  )
}

function HistoryCard() {
  const { t } = useTranslation()
  const [history] = useRemote(followLastChanges)
  return (
    <ToolCard title={t('office.settings.history.title')} text={t('office.settings.history.text')}>
      <SettingsHistory changes={history.state === 'ready' ? history.value : []} />
    </ToolCard>
  )
}

function OwnersCard() {
  const { t } = useTranslation()
  const console = `https://console.firebase.google.com/project/${PROJECT}`
  const links = {
    users: `${console}/authentication/users`,
    admins: `${console}/database`,
  }
  return (
    <ToolCard title={t('office.settings.owners.title')} text={t('office.settings.owners.text')}>
      <ol className="max-w-text list-decimal space-y-3 pl-6">
        {(['users', 'admins'] as const).map((step) => (
          <li key={step}>
            <p>{t(`office.settings.owners.${step}`)}</p>
            <NewTabLink
              href={links[step]}
              rel="noopener noreferrer"
              className={buttonStyle({ size: 'small' })}
            >
              {t(`office.settings.owners.open.${step}`)}
            </NewTabLink>
          </li>
        ))}
      </ol>
      <details className="mt-4">
        <summary className="cursor-pointer font-semibold text-accent-700">
          {t('office.watch.installer.title')}
        </summary>
        <p className="mt-2 max-w-text wrap-anywhere">{t('office.settings.owners.installer')}</p>
      </details>
    </ToolCard>
  )
}
