import {
  type KeyboardEvent,
  memo,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, dayOf, type IsoDate, parseDate } from '#domain/date.ts'
import type { Span } from '#domain/prices/season.ts'
import { dateStyleOf } from '#i18n/dateStyle.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { type DayState, dayStateOf, previewOf } from './dayState.ts'
import { Months } from './Months.tsx'
import { moveDay } from './moveDay.ts'
import { useCursor } from './useCursor.ts'
import { useTwoMonths } from './useTwoMonths.ts'
import { anchorOf, type Choice, type StayRules } from '#features/booking/stayChoice.ts'

type AvailabilityCalendarProps = {
  rules: StayRules & { today: IsoDate }
  choice: Choice
  onPick: (day: IsoDate) => void
  onClear: () => void
  /** Called with the shown months. */
  onShow: (months: Span) => void
}

/**
 * A calendar to pick a stay by pointer or keyboard; a half-picked stay previews what the next pick
 * would make.
 */
export const AvailabilityCalendar = memo(function AvailabilityCalendar(
  props: AvailabilityCalendarProps,
) {
  const { rules, choice, onPick, onClear, onShow } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const root = useRef<HTMLFieldSetElement>(null)
  const keysId = useId()
  const twoMonths = useTwoMonths(root)
  const cursor = useCursor(root, {
    months: twoMonths ? 2 : 1,
    today: rules.today,
    picked: choice.checkIn ?? choice.checkOut,
  })
  const [pointed, setPointed] = useState<IsoDate | null>(null)
  const months = spanOf(cursor.start, twoMonths ? 2 : 1)
  const from = months.from < rules.today ? rules.today : months.from
  useEffect(() => {
    startTransition(() => onShow({ from, to: months.to }))
  }, [from, months.to, onShow])
  const preview = previewOf(choice, pointed, rules)

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && anchorOf(choice)) return onClear()
    const day = dayOfTile(event.target)
    const next = day && moveDay(day, event, WEEK_STARTS[dateStyleOf(language).week])
    if (!next) return
    event.preventDefault()
    cursor.goTo(next)
  }

  // A transition, so that the pick that follows the hover comes first.
  function point(day: IsoDate | null) {
    startTransition(() => setPointed(day))
  }

  function onFocus(day: IsoDate | null) {
    point(day)
    if (day) startTransition(() => cursor.setCursor(day))
  }

  return (
    // Handles the tiles' events by delegation, because react-calendar has no props for most of
    // them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={root}
      className="min-w-0"
      aria-label={t('booking.calendar.label')}
      aria-describedby={keysId}
      onKeyDown={onKeyDown}
      onMouseOver={(event) => point(dayOfTile(event.target))}
      onMouseLeave={() => point(null)}
      onFocus={(event) => onFocus(dayOfTile(event.target))}
      onBlur={() => point(null)}
    >
      <p id={keysId} hidden>
        {t('booking.calendar.keys')}
      </p>
      <Months
        cursor={cursor}
        twoMonths={twoMonths}
        stateOf={remembering((day) => dayStateOf(day, choice, preview, rules))}
        onPick={onPick}
      />
    </fieldset>
  )
}, isUnchanged)

/** The days of some months, starting with the one of `start`. */
function spanOf(start: Date, months: number): Span {
  const [year, month] = [start.getFullYear(), start.getMonth()]
  return {
    from: dayOf(new Date(year, month, 1, 12)),
    to: addDays(dayOf(new Date(year, month + months, 1, 12)), -1),
  }
}

/**
 * Ignores the handlers, which are new on each render but equivalent, so that typing does not render
 * the calendar.
 */
function isUnchanged(before: AvailabilityCalendarProps, now: AvailabilityCalendarProps): boolean {
  return (
    before.rules.today === now.rules.today &&
    before.rules.availability === now.rules.availability &&
    before.rules.prices === now.rules.prices &&
    before.choice.checkIn === now.choice.checkIn &&
    before.choice.checkOut === now.choice.checkOut
  )
}

/** The first day of the week, counted from Sunday. */
const WEEK_STARTS = { gregory: 0, iso8601: 1 } as const

/**
 * Caches each day's state, because react-calendar asks separately for its class, content and
 * disabled state.
 */
function remembering(stateOf: (day: IsoDate) => DayState): (day: IsoDate) => DayState {
  const known = new Map<IsoDate, DayState>()
  return (day) => {
    const state = known.get(day) ?? stateOf(day)
    known.set(day, state)
    return state
  }
}

function dayOfTile(target: EventTarget): IsoDate | null {
  const tile = target instanceof Element ? target.closest('button') : null
  return parseDate(tile?.dataset['day'] ?? '')
}
