import { isIban } from '#domain/field/textField.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { TextField } from '#ui/Field.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { useOfficeSettings } from './useSettings.ts'

const GRID = 'grid gap-x-4 gap-y-1 sm:grid-cols-2'

/** The account that guests pay to, and the days that they have for the deposit. */
export function BankCard() {
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
          <div className={GRID}>
            <TextField {...field('accountHolder')} autoComplete="off" />
            <TextField
              hint={t('office.settings.hints.bankName')}
              {...field('bankName')}
              autoComplete="off"
            />
            <TextField
              className="tracking-tight"
              {...field('iban')}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField {...field('depositDays')} inputMode="numeric" autoComplete="off" />
          </div>
        )}
      </SettingsForm>
    </ToolCard>
  )
}

const DAYS = ['answerHours', 'balanceDays', 'freeCancellationDays', 'latePercent'] as const

/** The hosts as guests see them, and the days of the terms. */
export function HostsCard() {
  const { t } = useTranslation()
  const { part } = useOfficeSettings()
  const inUse = part('site')
  return (
    <ToolCard title={t('office.settings.titles.site')} text={t('office.settings.siteText')}>
      <SettingsForm key={inUse.version} part="site" inUse={inUse}>
        {(field) => (
          <div className={GRID}>
            <TextField hint={t('office.settings.hints.hostNames')} {...field('hostNames')} />
            <TextField {...field('hostFamily')} autoComplete="off" />
            <TextField {...field('phone')} type="tel" autoComplete="off" />
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
        )}
      </SettingsForm>
    </ToolCard>
  )
}
