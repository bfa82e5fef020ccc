import { sendRequest, storesRequests } from '#db/endpoint.ts'
import { pollValue } from '#db/rest.ts'
import { FormClosed } from '#domain/request/request.ts'
import { REQUESTS_CLOSED_PATH } from '#domain/settings/requestsClosed.ts'
import { Reservation } from '#guests/booking/Reservation.tsx'
import { latePart } from '#guests/shared/latePart.ts'
import { useToday } from '#shared/useToday.ts'
import { anchors } from '#i18n/addresses.ts'
import { currentLanguage } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useEffect, useState } from 'react'
import { usePrices } from './publicValues.ts'
import { useAvailability } from './useAvailability.ts'
import { withDetailsInNotes } from '#guests/booking/request/withDetailsInNotes.ts'

/** The reservation section with live data. */
export function GuestReservation() {
  const barShown = useBarShown()
  const calendar = useAvailability()
  const prices = usePrices()
  const [isClosed, setIsClosed] = useState(false)
  useEffect(() => pollValue(REQUESTS_CLOSED_PATH, (stored) => setIsClosed(stored === true)), [])
  const today = useToday()
  useEffect(() => latePart.set('hydrated'), [])

  return (
    <Reservation
      calendar={calendar}
      prices={prices}
      today={today}
      barShown={barShown}
      isClosed={isClosed}
      sendRequest={(request, key, quote) =>
        sendRequest(storesRequests() ? request : withDetailsInNotes(request), {
          key,
          language: currentLanguage(),
          quote,
        }).catch((failure: unknown) => {
          if (failure instanceof FormClosed) setIsClosed(true)
          throw failure
        })
      }
    >
      <PaymentTerms />
    </Reservation>
  )
}

/** How a stay is paid and cancelled. */
function PaymentTerms() {
  const { t } = useTranslation()
  return (
    <div className="border-t border-linen-200 px-5 py-3 sm:px-7 sm:py-6 xl:row-start-4 xl:bg-linen-50 xl:px-10 xl:last:row-span-2">
      <h3 className="text-heading">{t('house.terms.title')}</h3>
      <ul className="mt-2 gap-x-10 space-y-1.5 text-sm text-pine-800 sm:text-[0.9375rem] md:columns-2 xl:columns-1">
        {t('house.terms.items', { returnObjects: true }).map((term) => (
          <li key={term} className="break-inside-avoid wrap-break-word">
            {term}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Below Tailwind's `md`, the header has no link to the reservation section. */
const PHONE = '(max-width: 47.99rem)'

/** Larger than any page, so that an element beyond that edge of the viewport counts as visible. */
const FAR = '1000000px'

/**
 * Whether a phone's reader has scrolled past the first view's link and has not reached the
 * reservation section.
 */
function useBarShown(): boolean {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const phone = matchMedia(PHONE)
    const first = document.querySelector(`#${anchors.home} a[href="#${anchors.reservation}"]`)
    const section = document.getElementById(anchors.reservation)
    if (!first || !section) return
    const visible = { first: true, section: true }
    const update = () => setShown(phone.matches && !visible.first && !visible.section)
    const stops = [
      followVisibility(first, `0px 0px ${FAR}`, (isVisible) => {
        visible.first = isVisible
        update()
      }),
      followVisibility(section, `${FAR} 0px 0px`, (isVisible) => {
        visible.section = isVisible
        update()
      }),
    ]
    phone.addEventListener('change', update)
    return () => {
      for (const stop of stops) stop()
      phone.removeEventListener('change', update)
    }
  }, [])

  return shown
}

function followVisibility(
  element: Element,
  margin: string,
  onChange: (isVisible: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last) onChange(last.isIntersecting)
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
