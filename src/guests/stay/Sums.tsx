import { writeAmount } from '#domain/field/amount.ts'
import { currency } from '#content/currency.ts'
import { CreditCard } from 'lucide-react'
import type { ShownPayment } from '#domain/payments/payment.ts'
import { mayKnowFormer, type PageAccount } from '#domain/guestPage/pageAccount.ts'
import type { GuestPage } from '#domain/guestPage/guestPage.ts'
import { type AmountDue, isPayable, type Situation } from '#domain/stay/money.ts'
import { formatDate, formatFullDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { dativeOf } from '#i18n/turkishEndings.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Payee } from './Payee.tsx'

type SumsProps = {
  situation: Situation
  page: GuestPage
  /** The owners' account; `null` until they have entered one, `undefined` before it has loaded. */
  account: PageAccount | null | undefined
}

/** The amount due, its day and its payee; the sums and the payments. */
export function Sums({ situation, page, account }: SumsProps) {
  const { t } = useTranslation()
  const { phase, agreed, received, owed, due, later, showsAccount } = situation
  // The owners have not entered a price yet, or keep nothing.
  if (agreed === 0 && received === 0) return null
  const link = linkOf(page)
  const isAsked = due !== null && isPayable(due, account !== null || link !== null)
  const showsPayee = isAsked && due.how === 'transfer' && account
  const isSettled = owed === 0 && phase !== 'cancelled'
  return (
    <section aria-labelledby="sums-title" className="rounded-card bg-white p-5 shadow-soft sm:p-7">
      <h2 id="sums-title" className="text-heading">
        {t('guestPage.sums.title')}
      </h2>
      {due && (isAsked || due.kind === 'refund') && (
        <Due {...{ due, later }} canCopy={Boolean(showsPayee)} />
      )}
      {isSettled && <p className="mt-4">{t('guestPage.sums.settled')}</p>}
      {due && showsAccount && !isAsked && <p className="mt-4">{t('guestPage.sums.noAccount')}</p>}
      {isAsked && link !== null && (
        <NewTabLink
          href={link}
          className={`${buttonStyle({ variant: 'primary' })} mt-5 print:hidden`}
        >
          <CreditCard aria-hidden className="size-5" />
          {t('guestPage.sums.payByCard')}
        </NewTabLink>
      )}
      {account && phase !== 'left' && mayKnowFormer(account, page.agreement?.at ?? null) && (
        <AccountChange account={account} />
      )}
      {showsPayee && <Payee account={account} checkIn={page.checkIn} />}
      <SumList situation={situation} />
      <Payments payments={page.payments} situation={situation} />
    </section>
  )
}

/** A link for paying by card. The rules require https as well; another link could run a script. */
function linkOf({ status, paymentLink }: GuestPage): string | null {
  if (status !== 'booked' || paymentLink === undefined) return null
  return paymentLink.startsWith('https://') ? paymentLink : null
}

/** That the account is another one than a page, or a letter, showed before. */
function AccountChange({ account: { changedOn, formerEnd } }: { account: PageAccount }) {
  const { t, language } = useTranslation()
  const { phone } = useSiteSettings()
  if (changedOn === undefined || formerEnd === undefined) return null
  const day = formatFullDate(changedOn, language)
  return (
    <p className="mt-5 rounded-field bg-alert-50 px-4 py-3 text-alert-700">
      {t('guestPage.sums.accountChanged', { day, end: formerEnd, phone })}
    </p>
  )
}

type DueProps = {
  due: AmountDue
  later: AmountDue | null
  /** Whether the amount is typed into a bank's form. */
  canCopy: boolean
}

/** The amount that is due next, large, and what follows it. */
function Due({ due, later, canCopy }: DueProps) {
  const { t, language } = useTranslation()
  const formatWhen = useDueWords()
  return (
    <>
      <div className="mt-4">
        <p className="font-semibold text-pine-700">{t(`guestPage.sums.due.${due.kind}`)}</p>
        <p className="flex flex-wrap items-center gap-x-4">
          {/* In forced colours the backplate of letters this large would cover the line above. */}
          <strong className="font-serif text-display font-medium tabular-nums forced-color-adjust-none forced-colors:text-[CanvasText]">
            {formatMoney(due.amount, language)}
          </strong>
          {/* A foreign bank's form asks for the currency. */}
          {canCopy && language !== DEFAULT_LANGUAGE && (
            <span className="text-lead font-semibold">{currency.code}</span>
          )}
        </p>
        <p className="text-lead font-semibold">{formatWhen(due)}</p>
        {canCopy && (
          <div className="mt-2 w-fit">
            <CopyButton text={writeAmount(due.amount)} of="amount" />
          </div>
        )}
      </div>
      {later && (
        <p className="dots mt-2">
          <span>
            {t('guestPage.sums.later')}: {formatMoney(later.amount, language)}
          </span>
          <span>{formatWhen(later)}</span>
        </p>
      )}
    </>
  )
}

/** How and by which day an amount is paid. */
function useDueWords() {
  const { t, language } = useTranslation()
  return ({ by, how, isNow, isLate }: AmountDue) => {
    if (how === null) return t('guestPage.sums.when.unknown')
    if (how === 'door') return t('guestPage.sums.when.door')
    if (isNow) return t('guestPage.sums.when.now')
    if (by === null) return t('guestPage.sums.when.open')
    const day = formatFullDate(by, language)
    return t(`guestPage.sums.when.${isLate ? 'late' : 'transfer'}`, { day, ending: dativeOf(day) })
  }
}

function SumList({ situation }: { situation: Situation }) {
  const { t } = useTranslation()
  const { received, refunded, kept, overpaid, due } = situation
  return (
    <dl className="mt-4 space-y-2 border-t border-linen-300 pt-4 tabular-nums">
      <Sum name={t('guestPage.sums.paid')} amount={received} />
      {refunded > 0 && <Sum name={t('guestPage.sums.refunded')} amount={refunded} />}
      {kept > 0 && <Sum name={t('guestPage.sums.kept')} amount={kept} />}
      {due?.kind !== 'refund' && overpaid > 0 && (
        <Sum name={t('guestPage.sums.due.refund')} amount={overpaid} />
      )}
    </dl>
  )
}

function Sum({ name, amount }: { name: string; amount: number }) {
  const { language } = useTranslation()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <dt>{name}</dt>
      <dd className="text-right">{formatMoney(amount, language)}</dd>
    </div>
  )
}

type PaymentsProps = { payments: readonly ShownPayment[]; situation: Situation }

/** The payments one by one; of guests who each pay a share, also the sum against the total. */
function Payments({ payments, situation: { phase, agreed, paid } }: PaymentsProps) {
  const { t, language } = useTranslation()
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="payments-title" className="mt-5 border-t border-linen-300 pt-5">
      <h3 id="payments-title" className="font-semibold">
        {t('guestPage.sums.payments')}
      </h3>
      <ul className="mt-2 space-y-1 text-pine-700 tabular-nums">
        {payments.map(({ date, amount, method, purpose, payer }, index) => (
          <li key={index} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {formatDate(date, language)}
              {amount < 0 && ` · ${t('guestPage.sums.refund')}`}
              {purpose !== 'carried' && ` · ${t(`guestPage.sums.methods.${method}`)}`}
              {payer !== undefined && (
                <>
                  {' · '}
                  <bdi>{payer}</bdi>
                </>
              )}
            </span>
            <span className="ml-auto">{formatMoney(amount, language)}</span>
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="mt-2 -ml-3 print:hidden"
        onClick={() => print()}
      >
        {t('guestPage.sums.receipt')}
      </Button>
      {phase !== 'cancelled' && payments.some(({ payer }) => payer !== undefined) && (
        <p className="mt-2 tabular-nums">
          {t('guestPage.sums.shares', {
            paid: formatMoney(paid, language),
            agreed: formatMoney(agreed, language),
          })}
        </p>
      )}
    </section>
  )
}
