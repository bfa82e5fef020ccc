import { clsx } from 'clsx'
import { Check } from 'lucide-react'
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

type PayeeProps = {
  account: PageAccount
  checkIn: IsoDate
  /** Whether copying the IBAN is the page's main action. */
  isMain: boolean
}

/** The owners' account with the reference, and the facts to check before paying. */
export function Payee({ account, checkIn, isMain }: PayeeProps) {
  const { t, language } = useTranslation()
  const { accountHolder, bankName, iban, bic, abroad } = account
  const reference = paymentReference(villa.name, checkIn)
  return (
    <section aria-labelledby="account-title" className="mt-6 border-t border-linen-300 pt-5">
      <h3 id="account-title" className="text-lead font-semibold">
        {t('guestPage.sums.account.title')}
      </h3>
      <dl className="mt-3 grid grid-pairs gap-x-6 gap-y-4">
        {accountHolder && (
          <Part
            isHalf
            name={t('guestPage.sums.account.holder')}
            copy={<CopyButton text={accountHolder} of="holder" />}
          >
            {accountHolder}
          </Part>
        )}
        {bankName && (
          <Part isHalf name={t('guestPage.sums.account.bank')}>
            {bankName}
          </Part>
        )}
        <Part
          name={t('guestPage.sums.account.iban')}
          copy={<CopyButton text={iban} of="iban" variant={isMain ? 'primary' : 'secondary'} />}
        >
          <Iban iban={iban} />
        </Part>
        {bic !== undefined && (
          <Part name={t('guestPage.sums.account.bic')} copy={<CopyButton text={bic} of="bic" />}>
            {bic}
          </Part>
        )}
        <Part
          name={t('guestPage.sums.account.reference')}
          copy={<CopyButton text={reference} of="reference" variant="secondary" />}
        >
          <span className="text-lg">{reference}</span>
        </Part>
        {abroad?.[language] !== undefined && (
          <Part name={t('guestPage.sums.account.abroad')}>
            <span className="font-normal">{abroad[language]}</span>
          </Part>
        )}
      </dl>
      <Checklist holder={accountHolder} />
    </section>
  )
}

/** An IBAN in groups, which a narrow screen breaks in the middle. */
function Iban({ iban }: { iban: string }) {
  const groups = groupIban(iban).split(' ')
  const middle = Math.ceil(groups.length / 2)
  return (
    <span className="text-xl sm:text-[1.375rem]">
      <span className="sm:whitespace-nowrap">{groups.slice(0, middle).join(' ')}</span>{' '}
      <span className="sm:whitespace-nowrap">{groups.slice(middle).join(' ')}</span>
    </span>
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
      <ul className="mt-2 space-y-2.5">
        <Item>
          {t('guestPage.sums.check.permit', {
            permit: villa.permit,
            words: villa.permitSearch,
          })}{' '}
          <NewTabLink href={villa.permitCheckUrl} className={`${LINK} sm:whitespace-nowrap`}>
            {t('footer.check')}
          </NewTabLink>
          {shown !== '' && (
            <span className="block">{t('guestPage.sums.check.permitShows', { shown })}</span>
          )}
        </Item>
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
      </ul>
    </>
  )
}

function Item({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-700" />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </li>
  )
}

const LINK = 'inline-block text-accent-700 underline underline-offset-3'

type PartProps = {
  name: string
  children: ReactNode
  /** The button that copies the value. */
  copy?: ReactNode
  /** Whether another part is beside it. */
  isHalf?: boolean
}

function Part({ name, children, copy, isHalf = false }: PartProps) {
  return (
    <div className={clsx(!isHalf && 'col-span-full')}>
      <dt className="text-sm text-pine-700">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold tabular-nums">
        <span className="min-w-0 wrap-break-word select-all">{children}</span>
        {copy}
      </dd>
    </div>
  )
}
