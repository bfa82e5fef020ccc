import { useTranslation } from 'react-i18next'
import type { Availability } from '#domain/availability.ts'
import type { IsoDate } from '#domain/date.ts'
import { NO_PRICES, type Prices } from '#domain/prices/prices.ts'
import type { Remote } from '#lib/remote.ts'
import { CalendarPanel } from './calendar/CalendarPanel.tsx'
import { OtherWays } from './OtherWays.tsx'
import { Lead } from './price/Lead.tsx'
import { RequestForm } from './request/RequestForm.tsx'
import { peopleAsked } from './request/requestForm.ts'
import { ReservationBar } from './ReservationBar.tsx'
import { StaySummary } from './StaySummary.tsx'
import { stayOf } from './stayChoice.ts'
import { FORM_ANCHOR } from '#i18n/addresses.ts'
import { type FollowAnswer, useGivenAnswer } from './request/useGivenAnswer.ts'
import { type SendRequest, useRequestForm } from './request/useRequestForm.ts'

type ReservationProps = {
  /** The booked days; a failure has a translated message. */
  availability: Remote<Availability, string>
  /** False while offline, when `availability` is cached. */
  connected: boolean
  /** The prices; `null` before they load. */
  prices: Prices | null
  /** `null` until the page is mounted. */
  today: IsoDate | null
  /** Whether a phone shows the bar with the link to this section. */
  barShown: boolean
  onRetry: () => void
  sendRequest: SendRequest
  followAnswer?: FollowAnswer
}

/** The section `#rezervasyon`: calendar and form edit the same request. */
export function Reservation(props: ReservationProps) {
  const { availability, connected, today, barShown, onRetry, sendRequest, followAnswer } = props
  const { t } = useTranslation()
  const rules = {
    today,
    availability: availability.state === 'ready' ? availability.value : [],
    prices: props.prices ?? NO_PRICES,
  }
  const form = useRequestForm(rules, sendRequest)
  const { days, sending, sent } = form
  const answer = useGivenAnswer(sent?.guestKey, followAnswer)

  return (
    <>
      {barShown && <ReservationBar choice={days.choice} rules={rules} />}
      <section
        id="rezervasyon"
        aria-labelledby="rezervasyon-title"
        className="later bg-linen-100 py-8 sm:py-section"
      >
        <div className="mx-auto max-w-page px-gutter">
          <header className="mx-auto mb-5 sm:mb-10 max-w-text text-center">
            <p className="font-semibold text-accent-700 max-sm:hidden">{t('booking.eyebrow')}</p>
            <h2 id="rezervasyon-title" className="mt-2 text-title wrap-break-word">
              {t('booking.title')}
            </h2>
            <Lead rules={rules} />
          </header>
          <div className="-mx-[min(0.75rem,4vw)] flex flex-col rounded-card bg-white shadow-lifted sm:mx-0 xl:grid xl:grid-cols-[1.45fr_1fr] xl:grid-rows-[auto_1fr_auto]">
            <div
              inert={sending.state === 'sending'}
              className="flex flex-col px-3 pt-4 pb-6 sm:p-7 xl:row-start-2 xl:p-8 xl:pb-4 noscript:hidden"
            >
              <CalendarPanel
                availability={availability}
                prices={rules.prices}
                today={today}
                days={days}
                onRetry={onRetry}
              />
            </div>
            <StaySummary
              choice={days.choice}
              sent={sent}
              rules={rules}
              people={peopleAsked(form.values)}
              notice={days.notice}
              months={days.onShow}
              offline={availability.state === 'ready' && !connected}
            />
            <div
              id={FORM_ANCHOR}
              className="scroll-mt-36 border-linen-200 p-5 sm:p-7 xl:row-span-2 xl:row-start-2 xl:border-l xl:p-8"
            >
              <RequestForm form={form} today={today} answer={answer} />
            </div>
            {!sent && <OtherWays stay={stayOf(days.choice)} />}
          </div>
        </div>
      </section>
    </>
  )
}
