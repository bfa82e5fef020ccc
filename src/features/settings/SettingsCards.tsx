import { type ReactNode, useState } from 'react'
import { groupIban, isIban } from '#domain/field/textField.ts'
import type { SettingsPart } from '#domain/settings/settings.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { contactPhone, hostNames } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { TextField } from '#ui/Field.tsx'
import { hasSettingsDraft, SettingsForm } from './SettingsForm.tsx'
import { useOfficeSettings } from './useSettings.ts'

const GRID = 'grid gap-x-4 gap-y-1 sm:grid-cols-2'

/** The account that guests pay to, and the days that they have for the deposit. */
export function BankCard() {
  const { t } = useTranslation()
  const { part, bank } = useOfficeSettings()
  const inUse = part('private')
  return (
    <ToolCard title={t('office.settings.titles.private')} text={t('office.settings.privateText')}>
      {isIban(bank.iban) ? (
        <p className="wrap-anywhere tabular-nums">
          {[bank.accountHolder, groupIban(bank.iban)].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <p className="rounded-field bg-alert-50 px-4 py-3 text-alert-700">
          {t('office.settings.noIban')}
        </p>
      )}
      <Fold part="private">
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
      </Fold>
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
      <p className="wrap-anywhere">
        {hostNames().join(', ')} · {contactPhone()}
      </p>
      <Fold part="site">
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
      </Fold>
    </ToolCard>
  )
}

/** The form of a part, which is open while something is typed in it. */
function Fold({ part, children }: { part: SettingsPart; children: ReactNode }) {
  const { t } = useTranslation()
  const [isBegun] = useState(() => hasSettingsDraft(part))
  return (
    <details open={isBegun} className="mt-3">
      <summary className="mb-3 cursor-pointer font-semibold text-accent-700">
        {t('office.settings.edit')}
      </summary>
      {children}
    </details>
  )
}
