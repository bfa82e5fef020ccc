import { Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { villa } from '#content/villa.ts'
import { phoneLink } from '#domain/contact/phone.ts'
import type { IsoDate } from '#domain/date.ts'
import { groupIban } from '#domain/field/textField.ts'
import type { PageAccount } from '#domain/guestPage/pageAccount.ts'
import { formatDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { Button } from '#ui/Button.tsx'
import { copyText, type ShareResult } from '#ui/shareLink.ts'

type PayeeProps = { account: PageAccount; checkIn: IsoDate }

/** The owners' account, and facts about its owners that a guest can check before paying. */
export function Payee({ account: { accountHolder, bankName, iban }, checkIn }: PayeeProps) {
  const { t, language } = useTranslation()
  const { phone } = useSiteSettings()
  const [result, setResult] = useState<ShareResult>(null)
  return (
    <section aria-labelledby="account-title" className="mt-5 border-t border-linen-300 pt-5">
      <h3 id="account-title" className="font-semibold">
        {t('guestPage.sums.account.title')}
      </h3>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        {accountHolder && <Part name={t('guestPage.sums.account.holder')}>{accountHolder}</Part>}
        {bankName && <Part name={t('guestPage.sums.account.bank')}>{bankName}</Part>}
        <Part
          name={t('guestPage.sums.account.iban')}
          className="text-[min(1rem,4.2vw)] sm:col-span-2"
        >
          {groupIban(iban)}
        </Part>
        <Part name={t('guestPage.sums.account.hosts')}>{t('guestPage.sums.account.names')}</Part>
        <Part name={t('guestPage.sums.account.phone')}>
          <a href={phoneLink(phone)} className={LINK}>
            {phone}
          </a>
        </Part>
        <Part name={t('footer.permit')} className="sm:col-span-2">
          {villa.permit} ·{' '}
          <NewTabLink href={villa.permitCheckUrl} className={LINK}>
            {t('footer.check')}
          </NewTabLink>
        </Part>
      </dl>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button onClick={() => void copyText(iban).then(setResult)}>
          <Copy aria-hidden className="size-5 text-accent-700" />
          {t('guestPage.sums.account.copy')}
        </Button>
        <p aria-live="polite">{result && t(`guestPage.sums.account.${result}`)}</p>
      </div>
      <p className="mt-4 max-w-text">
        {t('guestPage.sums.account.reference', { day: formatDate(checkIn, language) })}
      </p>
      <p className="mt-2 max-w-text">{t('guestPage.sums.account.never')}</p>
    </section>
  )
}

const LINK = 'text-accent-700 underline underline-offset-3'

type PartProps = { name: string; children: ReactNode; className?: string }

function Part({ name, children, className }: PartProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-pine-700">{name}</dt>
      <dd className="font-medium wrap-break-word tabular-nums select-all">{children}</dd>
    </div>
  )
}
