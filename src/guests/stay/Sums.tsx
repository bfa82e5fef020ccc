import { clsx } from 'clsx'
import { Copy, CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { daysBetween, type IsoDate } from '#domain/date.ts'
import { groupIban } from '#domain/field/textField.ts'
import type { PageAccount } from '#domain/guestPage/pageAccount.ts'
import { awaitedDeposit, type PageSums } from '#domain/guestPage/guestPage.ts'
import { NO_DEPOSIT_DAYS } from '#domain/stay/situation.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { formatDate, formatFullDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { paymentTerms } from '#shared/siteSettings.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { copyText, type ShareResult } from '#ui/shareLink.ts'

type SumsProps = {
  sums: PageSums
  /** The owners' account; `null` until they have entered one, `undefined` before it has loaded. */
  account: PageAccount | null | undefined
  cancelled: boolean
  /** Where the guest can pay by card. */
  paymentLink?: string | undefined
  dates: StayDates
  today: IsoDate | null
}

/** The agreed, paid and remaining amounts, and the days on which they are due. */
export function Sums({ sums, account, cancelled, paymentLink, dates, today }: SumsProps) {
  const { t } = useTranslation()
  const { total, paid } = sums
  const rest = Math.round(total) - paid
  const hasLeft = today !== null && today > dates.checkOut
  const hasCome = today !== null && today > dates.checkIn
  const isOwed = rest > 0 && !cancelled
  const isReserved = !cancelled && !hasCome && rest > 0 && paid > 0 && paid >= (sums.deposit ?? 0)
  const deposit = cancelled ? 0 : awaitedDeposit(sums, dates, today)
  // From then on the balance is paid at the door, unless the terms want it ahead.
  const isAtDoor = today !== null && daysBetween(today, dates.checkIn) <= NO_DEPOSIT_DAYS
  const isTransferred = isOwed && !hasLeft && (!isAtDoor || paymentTerms().balanceDays > 0)
  // The owners have not entered a price yet, or keep nothing.
  if (total === 0 && paid === 0) return null
  return (
    <section
      aria-labelledby="sums-title"
      className="mt-4 rounded-card bg-white p-5 shadow-soft sm:p-7"
    >
      <h2 id="sums-title" className="text-heading">
        {t('guestPage.sums.title')}
      </h2>
      {deposit > 0 && <KeptUntil deposit={deposit} until={sums.heldUntil} />}
      <dl className="mt-4 space-y-2 tabular-nums">
        {(total > 0 || !cancelled) && (
          <Sum name={t(cancelled ? 'guestPage.sums.kept' : 'guestPage.sums.total')} lira={total} />
        )}
        {deposit > 0 && <Sum name={t('guestPage.sums.depositDue')} lira={deposit} />}
        <Sum name={t('guestPage.sums.paid')} lira={paid} />
        {isOwed && rest > deposit && (
          <Sum
            name={t(deposit > 0 ? 'guestPage.sums.afterDeposit' : 'guestPage.sums.due')}
            lira={rest - deposit}
            strong
          />
        )}
        {rest < 0 && <Sum name={t('guestPage.sums.returned')} lira={-rest} strong />}
      </dl>
      {isReserved && <p className="mt-4">{t('guestPage.sums.received')}</p>}
      {rest === 0 && !cancelled && <p className="mt-4">{t('guestPage.sums.settled')}</p>}
      {isOwed && !hasCome && <p className="mt-4">{t('guestPage.sums.balance')}</p>}
      {isOwed && !hasLeft && paymentLink !== undefined && (
        <NewTabLink
          href={paymentLink}
          className={`${buttonStyle({ variant: 'primary' })} mt-5 print:hidden`}
        >
          <CreditCard aria-hidden className="size-5" />
          {t('guestPage.sums.payByCard')}
        </NewTabLink>
      )}
      {isTransferred && account && <Account account={account} checkIn={dates.checkIn} />}
      {isTransferred && account === null && paymentLink === undefined && (
        <p className="mt-4">{t('guestPage.sums.noAccount')}</p>
      )}
    </section>
  )
}

function KeptUntil({ deposit, until }: { deposit: number; until: IsoDate | undefined }) {
  const { t, language } = useTranslation()
  const amount = formatMoney(deposit, language)
  return (
    <p className="mt-2">
      {until === undefined
        ? t('guestPage.sums.reserve', { amount })
        : t('guestPage.sums.keptUntil', { amount, day: formatFullDate(until, language) })}
    </p>
  )
}

function Sum({ name, lira, strong = false }: { name: string; lira: number; strong?: boolean }) {
  const { language } = useTranslation()
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-6 ${strong ? 'border-t border-linen-300 pt-2 font-semibold' : ''}`}
    >
      <dt>{name}</dt>
      <dd className={clsx('text-right', strong && 'text-lead')}>{formatMoney(lira, language)}</dd>
    </div>
  )
}

function Account({
  account: { accountHolder, bankName, iban },
  checkIn,
}: {
  account: PageAccount
  checkIn: IsoDate
}) {
  const { t, language } = useTranslation()
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

type PartProps = { name: string; children: string; className?: string }

function Part({ name, children, className }: PartProps) {
  return (
    <div className={className}>
      <dt className="text-sm text-pine-700">{name}</dt>
      <dd className="font-medium wrap-break-word tabular-nums select-all">{children}</dd>
    </div>
  )
}
