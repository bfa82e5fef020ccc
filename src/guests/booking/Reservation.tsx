import type { ReactNode } from 'react'
import type { Loadable } from '#db/remote.ts'
import type { IsoDate } from '#domain/date.ts'
import { NO_PRICES, type Prices } from '#domain/prices/prices.ts'
import type { Availability } from '#domain/stay/availability.ts'
import { FORM_ANCHOR } from '#i18n/addresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { CalendarPanel } from './calendar/CalendarPanel.tsx'
import { OtherWays } from './OtherWays.tsx'
import { Estimate } from './price/Estimate.tsx'
import { RequestForm } from './request/RequestForm.tsx'
import { type SendRequest, useRequestForm } from './request/useRequestForm.ts'
import { ReservationBar } from './ReservationBar.tsx'
import { stayOf } from '#domain/stay/stayChoice.ts'
import { StaySummary } from './StaySummary.tsx'

export type PublicCalendar = {
  /** The booked days; a failure has a translated message. */
  availability: Loadable<Availability, string>
  /** False while offline, when `availability` is cached. */
  connected: boolean
  retry: () => void
}

type ReservationProps = {
  calendar: PublicCalendar
  /** The prices; `null` before they load. */
  prices: Prices | null
  /** `null` until the page is mounted. */
  today: IsoDate | null
  /** Whether a phone shows the bar with the link to this section. */
  barShown: boolean
  sendRequest: SendRequest
  /** Whether the owners take no requests. */
  isClosed?: boolean
  /** Below the calendar, and on a phone below the form. */
  children?: ReactNode
}

/**
 * The section `#rezervasyon`: calendar and form edit the same request. On a wide screen the calendar has
 * the whole width, and below it the form is beside the price.
 */
export function Reservation(props: ReservationProps) {
  const { calendar, today, barShown, sendRequest } = props
  const { availability, connected, retry } = calendar
  const { t } = useTranslation()
  const rules = {
    today,
    availability: availability.state === 'ready' ? availability.value : [],
    prices: props.prices ?? NO_PRICES,
  }
  const request = useRequestForm(rules, sendRequest)
  const { days, sent } = request
  const isClosed = props.isClosed === true

  return (
    <>
      {barShown && <ReservationBar choice={days.choice} rules={rules} />}
      <section
        id="rezervasyon"
        aria-labelledby="rezervasyon-title"
        className="bg-linen-100 py-5 sm:py-10"
      >
        <div className="mx-auto max-w-page px-gutter">
          <header className="mx-auto mb-3 max-w-4xl text-center sm:mb-6">
            <h2 id="rezervasyon-title" className="text-title wrap-break-word">
              {t('booking.title')}
            </h2>
            <p className="mt-2 text-pine-700 sm:text-lead">{t('booking.lead')}</p>
          </header>
          <div className="-mx-[min(0.75rem,4vw)] flex flex-col overflow-clip rounded-card bg-white shadow-lifted sm:mx-0 xl:grid xl:grid-cols-[5fr_7fr] xl:grid-rows-[auto_auto_auto_auto_1fr]">
            <StaySummary
              choice={days.choice}
              sent={sent}
              rules={rules}
              notice={days.notice}
              months={days.months}
              offline={availability.state === 'ready' && !connected}
            />
            <div
              inert={request.form.sending.state === 'sending'}
              className="flex flex-col p-3 sm:p-7 xl:col-span-2 xl:px-10 xl:pt-5 xl:pb-4 noscript:hidden print:flex!"
            >
              <CalendarPanel
                availability={availability}
                prices={rules.prices}
                today={today}
                days={days}
                onRetry={retry}
              />
            </div>
            <Estimate choice={days.choice} rules={rules} people={request.people} />
            <div
              // Without a form, the skip link leads to what replaces it.
              id={sent || isClosed ? FORM_ANCHOR : undefined}
              className="scroll-mt-36 border-linen-200 px-5 pt-4 pb-5 sm:p-7 xl:col-start-2 xl:row-span-3 xl:row-start-3 xl:border-t xl:border-l xl:px-10 xl:py-8"
            >
              <RequestForm request={request} today={today} isClosed={isClosed} />
            </div>
            {props.children}
            {!sent && <OtherWays dates={stayOf(days.choice)} />}
          </div>
        </div>
      </section>
    </>
  )
}
