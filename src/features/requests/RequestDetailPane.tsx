import { clsx } from 'clsx'
import { type FocusEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import type { Received, Rivals } from '#domain/inbox.ts'
import { useMedia, WIDE_SCREEN } from '#ui/useMedia.ts'
import { pricedRequest, SelectedRequestProvider, useInboxContext } from './inboxContext.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { isRemoved } from '#domain/removedPerson.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { requestRecipient, writeLetter } from '#features/letters/letterText.ts'
import { QuoteLines } from '#features/office/guestNotes.tsx'
import { useGuestName } from '#features/office/useOffice.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import type { IsoDate } from '#domain/date.ts'
import { monthSpan } from '#domain/office/figures.ts'
import { usesOf } from '#domain/office/yearDays.ts'
import { nightsOf } from '#domain/stay.ts'
import { ASKED_EDGE, dayOfCell, FILLS, focusDay, onGridKey } from '#features/office/month/fills.ts'
import { MonthGrid } from '#features/office/month/MonthGrid.tsx'
import { formatMonth } from '#i18n/format.ts'

type RequestDetailPaneProps = {
  /** The listed requests in order. */
  requests: readonly Received[]
  rivals: ReadonlyMap<string, Rivals>
  children: ReactNode
}

/** The list of requests, and on a wide screen the selected one beside it. */
export function RequestDetailPane({ requests, rivals, children }: RequestDetailPaneProps) {
  const {
    requests: { sought },
  } = useInboxContext()
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
  const { t, language } = useTranslation()
  const {
    estimate: { prices },
  } = useInboxContext()
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

function LetterShown({ request, rivals }: ChosenRequestProps) {
  const { t } = useTranslation()
  const {
    today,
    estimate: { prices, usesSeen },
    letters: { own: letters },
  } = useInboxContext()
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

function RequestedMonths({ request, rivals }: { request: Received; rivals: Rivals | undefined }) {
  const { t, language } = useTranslation()
  const {
    today,
    stays: { reservations, openStay },
  } = useInboxContext()
  const { checkIn, checkOut } = request.stay
  const root = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState(checkIn)
  const months = useMemo(() => monthsOf(checkIn, checkOut), [checkIn, checkOut])
  const uses = useMemo(
    () => new Map(months.flatMap((span) => [...usesOf(reservations, span)])),
    [months, reservations],
  )
  const asked = useMemo(() => askedDays([request, ...(rivals?.requests ?? [])]), [request, rivals])

  function goTo(day: IsoDate) {
    if (!uses.has(day)) return
    setCursor(day)
    focusDay(root.current, day)
  }

  function choose(day: IsoDate) {
    const night = uses.get(day)?.night
    if (night) openStay(night)
  }

  return (
    <div className="space-y-4">
      {!rivals && <p className="font-semibold text-pine-800">{t('office.requests.beside.free')}</p>}
      {/* The cells handle no events themselves; the calendar handles them by delegation. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={root}
        className="space-y-4"
        onKeyDown={(event) => onGridKey(event, { goTo, choose })}
        onClick={({ target }) => {
          const day = dayOfCell(target)
          if (day) choose(day)
        }}
      >
        {months.map((span) => (
          <MonthGrid
            key={span.checkIn}
            {...{ span, today, cursor }}
            days={{ uses, asked }}
            title={`${formatMonth(Number(span.checkIn.slice(5, 7)), language)} ${span.checkIn.slice(0, 4)}`}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-pine-700">
        <Kind look={ASKED_EDGE} name={t('office.requests.beside.asked')} />
        <Kind look={FILLS.stay} name={t('office.year.kinds.stay')} />
        {rivals && rivals.requests.length > 0 && (
          <Kind look={FILLS.held} name={t('office.requests.beside.rivals')} />
        )}
      </ul>
    </div>
  )
}

function Kind({ look, name }: { look: string; name: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className={clsx('h-5 w-7', look)} />
      {name}
    </li>
  )
}

/** The number of months shown of a longer request. */
const MOST_MONTHS = 3

function monthsOf(checkIn: IsoDate, checkOut: IsoDate) {
  const [year = 0, month = 0] = checkIn.split('-').map(Number)
  const spans = Array.from({ length: MOST_MONTHS }, (_, index) => {
    const place = month - 1 + index
    return monthSpan(year + Math.floor(place / 12), (place % 12) + 1)
  })
  return spans.filter((span) => span.checkIn < checkOut)
}

/** The requests for each day, in their order. */
function askedDays([first, ...others]: readonly Received[]) {
  const days = new Map<IsoDate, readonly Received[]>()
  for (const day of first ? nightsOf(first.stay) : []) {
    const also = others.filter(({ stay }) => stay.checkIn <= day && day < stay.checkOut)
    days.set(day, first ? [first, ...also] : also)
  }
  return days
}
