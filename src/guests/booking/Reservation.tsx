import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Loadable } from '#db/remote.ts'
import type { IsoDate } from '#domain/date.ts'
import { NO_PRICES, type Prices } from '#domain/prices/prices.ts'
import type { Availability } from '#domain/stay/availability.ts'
import { FORM_ANCHOR } from '#i18n/addresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
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
 * the whole width, and the form opens below it once days are picked.
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
  const { form, days, sent } = request
  const isClosed = props.isClosed === true
  const isOpen = request.isOpen || isClosed || availability.state === 'failed'

  function openForm() {
    flushSync(request.open)
    form.props.ref.current?.querySelector('input')?.focus()
  }

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
          <div
            data-open={isOpen || undefined}
            className="group/request -mx-[min(0.75rem,4vw)] flex flex-col overflow-clip rounded-card bg-white shadow-lifted sm:mx-0 xl:grid xl:grid-cols-[2fr_3fr] xl:grid-rows-[auto_auto_auto_auto_1fr] xl:data-open:grid-cols-[5fr_7fr]"
          >
            <StaySummary
              choice={days.choice}
              sent={sent}
              rules={rules}
              notice={days.notice}
              months={days.months}
              offline={availability.state === 'ready' && !connected}
            />
            <div
              inert={form.sending.state === 'sending'}
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
              id={FORM_ANCHOR}
              className="scroll-mt-36 border-linen-200 px-5 pt-4 pb-5 sm:p-7 xl:row-start-5 xl:border-t xl:px-10 xl:py-4 xl:group-data-open/request:col-start-2 xl:group-data-open/request:row-span-3 xl:group-data-open/request:row-start-3 xl:group-data-open/request:border-l xl:group-data-open/request:py-8"
            >
              <div className="xl:group-not-data-open/request:hidden noscript:block!">
                <RequestForm request={request} today={today} isClosed={isClosed} />
              </div>
              <div className="hidden xl:group-not-data-open/request:block noscript:hidden!">
                <Button disabled={!request.ready} onClick={openForm}>
                  {t('booking.form.open')}
                </Button>
              </div>
            </div>
            {props.children}
            {!sent && <OtherWays dates={stayOf(days.choice)} />}
          </div>
        </div>
      </section>
    </>
  )
}
