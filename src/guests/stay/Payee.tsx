import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { villa } from '#content/villa.ts'
import { phoneLink } from '#domain/contact/phone.ts'
import type { IsoDate } from '#domain/date.ts'
import { groupIban } from '#domain/field/bankField.ts'
import { isHost, type PageAccount, paymentReference } from '#domain/guestPage/pageAccount.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { CopyButton } from './CopyButton.tsx'

type PayeeProps = { account: PageAccount; checkIn: IsoDate }

/** The owners' account as on a bank's slip, and the facts to check before paying. */
export function Payee({ account, checkIn }: PayeeProps) {
  const { t, language } = useTranslation()
  const { accountHolder, bankName, accountNumber, bic, abroad } = account
  const reference = paymentReference(villa.name, checkIn)
  return (
    <section aria-labelledby="account-title" className="mt-6">
      <h3 id="account-title" className="text-lead font-semibold">
        {t('guestPage.sums.account.title')}
      </h3>
      <dl className="mt-3 divide-y divide-linen-300 rounded-field border border-linen-400 bg-linen-50 px-4 sm:px-5">
        {accountHolder && (
          <Line of="holder" copied={accountHolder}>
            {accountHolder}
          </Line>
        )}
        {bankName && <Line of="bank">{bankName}</Line>}
        <Line of="accountNumber" copied={accountNumber}>
          <span className="text-lg sm:text-xl">{groupIban(accountNumber)}</span>
        </Line>
        {bic !== undefined && (
          <Line of="bic" copied={bic}>
            {bic}
          </Line>
        )}
        <Line of="reference" copied={reference}>
          {reference}
        </Line>
        {abroad?.[language] !== undefined && <Line of="abroad">{abroad[language]}</Line>}
      </dl>
      <Checklist holder={accountHolder} />
    </section>
  )
}

/** Facts about the owners that a guest can compare with other sources. */
function Checklist({ holder }: { holder: string | undefined }) {
  const { t } = useTranslation()
  const { hosts, phone, phoneLink: elsewhere, permitName, permitAddress } = useSiteSettings()
  const shown = [permitName, permitAddress].filter(Boolean).join(', ')
  return (
    <>
      <h3 className="mt-6 font-semibold">{t('guestPage.sums.check.title')}</h3>
      <ol className="mt-2 list-decimal space-y-2.5 pl-6 marker:text-pine-700">
        {villa.permit && (
          <Item>
            {t('guestPage.sums.check.permit', {
              permit: villa.permit.number,
              words: villa.permit.search,
            })}{' '}
            <NewTabLink href={villa.permit.checkUrl} className={`${LINK} sm:whitespace-nowrap`}>
              {t('footer.check')}
            </NewTabLink>
            {shown !== '' && (
              <span className="block">{t('guestPage.sums.check.permitShows', { shown })}</span>
            )}
          </Item>
        )}
        {holder !== undefined && isHost(holder, hosts) && (
          <Item>{t('guestPage.sums.check.hosts')}</Item>
        )}
        <Item>
          {t(`guestPage.sums.check.${elsewhere === undefined ? 'call' : 'callListed'}`)}{' '}
          {elsewhere !== undefined && (
            <NewTabLink href={elsewhere} className={LINK}>
              {new URL(elsewhere).host}
            </NewTabLink>
          )}{' '}
          <a href={phoneLink(phone)} className={`${LINK} sm:whitespace-nowrap`}>
            {phone}
          </a>
        </Item>
        <Item>{t('guestPage.sums.check.never')}</Item>
      </ol>
    </>
  )
}

function Item({ children }: { children: ReactNode }) {
  return <li className="pl-1 wrap-break-word">{children}</li>
}

const LINK = 'inline-block text-accent-700 underline underline-offset-3'

type LineProps = { children: ReactNode } & (
  | { of: 'holder' | 'accountNumber' | 'bic' | 'reference'; copied: string }
  | { of: 'bank' | 'abroad'; copied?: undefined }
)

/** A line of the slip; the values for a bank's form can be copied. */
function Line({ of, copied, children }: LineProps) {
  const { t } = useTranslation()
  return (
    <div className="py-2.5">
      <dt className="text-sm text-pine-700 sm:pr-28">{t(`guestPage.sums.account.${of}`)}</dt>
      <dd className="flex flex-wrap items-center gap-x-4 gap-y-2 tabular-nums sm:flex-nowrap sm:items-end">
        <span
          className={clsx('min-w-0 wrap-break-word', of !== 'abroad' && 'font-semibold select-all')}
        >
          {children}
        </span>
        {copied !== undefined && (
          <span className="ml-auto shrink-0 sm:-mt-5">
            <CopyButton text={copied} of={of} />
          </span>
        )}
      </dd>
    </div>
  )
}
