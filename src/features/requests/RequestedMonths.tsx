import { clsx } from 'clsx'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Received, Rivals } from '#domain/inbox.ts'
import { monthSpan } from '#domain/office/figures.ts'
import { usesOf } from '#domain/office/yearDays.ts'
import { nightsOf } from '#domain/stay.ts'
import { ASKED_EDGE, FILLS } from '#features/office/month/fills.ts'
import { dayOfCell, focusDay, onGridKey } from '#features/office/month/gridKeys.ts'
import { MonthGrid } from '#features/office/month/MonthGrid.tsx'
import { formatMonth } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useInboxContext } from './inboxContext.ts'

type RequestedMonthsProps = { request: Received; rivals: Rivals | undefined }

/**
 * The calendar of a request's months with stays and competing requests. A booked day links to its
 * stay.
 */
export function RequestedMonths({ request, rivals }: RequestedMonthsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { reservations, today, openStay } = useInboxContext()
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
            {...{ span, uses, asked, today, cursor }}
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
