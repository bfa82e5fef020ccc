import { NewTabLink } from '#features/site/NewTabLink.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Link } from 'react-router-dom'
import { PROJECT } from '#db/backup.ts'
import { isIban } from '#domain/field/textField.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { ToolCard } from '#features/office/cards.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useOfficeSettings } from './useSettings.ts'

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
      <div className="grid items-start gap-6 xl:grid-cols-2">
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
