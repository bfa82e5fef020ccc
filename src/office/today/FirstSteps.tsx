import { Link } from 'react-router-dom'
import { usePrivateSettings } from '#db/stores.ts'
import { readAccount } from '#domain/guestPage/pageAccount.ts'
import { TOOLS_SITE } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card } from '#office/shared/cards.tsx'
import { LINK } from './lists.tsx'

/** The entries that a new site needs before a guest can pay; nothing once they are made. */
export function FirstSteps() {
  const { t } = useTranslation()
  const settings = usePrivateSettings()
  if (settings.state !== 'ready' || readAccount(settings.value.values)) return null
  return (
    <Card title={t('office.today.firstSteps')}>
      <p className="max-w-text">{t('office.settings.noAccount')}</p>
      <p className="mt-2">
        <Link className={LINK} to={TOOLS_SITE}>
          {t('office.settings.letter.write')}
        </Link>
      </p>
    </Card>
  )
}
