import { clsx } from 'clsx'
import { type FocusEvent, type ReactNode, useId, useState } from 'react'
import type { Received, Rivals } from '#domain/inbox.ts'
import { useMedia, WIDE_SCREEN } from '#ui/useMedia.ts'
import { SelectedRequestProvider } from './selectedRequest.ts'
import { pricedRequest, useInboxContext } from './inboxContext.ts'
import { useTranslation } from 'react-i18next'
import { isRemoved } from '#domain/removedPerson.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { writeLetter } from '#features/letters/letterText.ts'
import { requestRecipient } from '#features/letters/recipient.ts'
import { QuoteLines } from '#features/office/QuoteLines.tsx'
import { useGuestName } from '#features/office/useGuestName.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { RequestedMonths } from './RequestedMonths.tsx'

type RequestDetailPaneProps = {
  /** The listed requests in order. */
  requests: readonly Received[]
  rivals: ReadonlyMap<string, Rivals>
  /** The list. */
  children: ReactNode
}

/**
 * The list of requests, and on a wide screen the selected one beside it with competing stays and
 * its price.
 */
export function RequestDetailPane({ requests, rivals, children }: RequestDetailPaneProps) {
  const { sought } = useInboxContext()
  const isWide = useMedia(WIDE_SCREEN)
  const [touched, setTouched] = useState<string | null>(null)
  const chosen = isWide
    ? (requests.find(({ id }) => id === touched) ??
      requests.find(({ ids }) => sought !== null && ids.includes(sought)) ??
      requests[0])
    : undefined

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const id = target.closest<HTMLElement>('[data-request]')?.dataset['request']
    if (id !== undefined) setTouched(id)
  }

  return (
    <div
      className={clsx(
        chosen && 'xl:grid xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:items-start xl:gap-6',
      )}
    >
      <div onFocus={onFocus}>
        <SelectedRequestProvider value={chosen?.id ?? null}>{children}</SelectedRequestProvider>
      </div>
      {chosen && <ChosenRequest key={chosen.id} request={chosen} rivals={rivals.get(chosen.id)} />}
    </div>
  )
}

type ChosenRequestProps = { request: Received; rivals: Rivals | undefined }

/** The information for answering a request: its months, price, and letter. */
function ChosenRequest({ request, rivals }: ChosenRequestProps) {
  const { t } = useTranslation()
  const id = useId()
  const guest = useGuestName()(request.guest)
  return (
    <section
      aria-labelledby={id}
      className="@container space-y-5 rounded-card bg-white p-6 shadow-soft xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto print:hidden"
    >
      <h2 id={id} className="text-heading wrap-anywhere">
        {t('office.requests.beside.title', { guest })}
      </h2>
      <div className="grid items-start gap-x-8 gap-y-5 @2xl:grid-cols-2">
        <RequestedMonths request={request} rivals={rivals} />
        <div className="space-y-5">
          <Estimate request={request} />
          {!isRemoved(request.guest) && <LetterShown request={request} rivals={rivals} />}
        </div>
      </div>
    </section>
  )
}

function Estimate({ request: { stay } }: Pick<ChosenRequestProps, 'request'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { prices } = useInboxContext()
  if (!prices) return null
  const quote = quoteOf(stay, prices)
  return (
    <div className="text-sm text-pine-800">
      <h3 className="mb-1 font-sans font-semibold">{t('office.requests.beside.estimate')}</h3>
      {quote.state === 'priced' ? (
        <>
          <QuoteLines quote={quote} />
          <p className="font-semibold">
            {t('office.prices.offer', {
              total: formatMoney(quote.total, language),
              deposit: formatMoney(quote.deposit, language),
            })}
          </p>
        </>
      ) : (
        <p>{t('office.prices.noOffer', { count: quote.nights })}</p>
      )}
    </div>
  )
}

/** A preview of the letter in the links to the guest. */
function LetterShown({ request, rivals }: ChosenRequestProps) {
  const { t } = useTranslation()
  const { prices, today, letters, usesSeen } = useInboxContext()
  const priced = pricedRequest(request, usesSeen(request))
  const taken = rivals !== undefined && rivals.stays.length > 0
  const { language, facts, kinds } = requestRecipient(priced, { taken, prices, today })
  const [likeliest] = kinds
  if (!likeliest) return null
  const { subject, body } = writeLetter(likeliest, language, facts, letters)
  return (
    <div className="text-sm text-pine-800">
      <h3 className="mb-1 font-sans font-semibold">{t('office.requests.beside.letter')}</h3>
      <div lang={language} className="rounded-field bg-linen-100 p-4 wrap-anywhere">
        <p className="mb-2 font-semibold">{subject}</p>
        <p className="whitespace-pre-line">{body}</p>
      </div>
    </div>
  )
}
