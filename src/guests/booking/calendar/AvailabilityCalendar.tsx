import {
  type KeyboardEvent,
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { addDays, dayOf, type IsoDate, noonOf, parseDate, weekdayOf } from '#domain/date.ts'
import type { Span } from '#domain/prices/prices.ts'
import { dateStyleOf } from '#i18n/dateStyle.ts'
import { type DayState, dayStateOf, moveDay, openingDay, WEEK_STARTS } from './dayState.ts'
import { anchorOf, type Choice, type StayRules, pickDay, stayOf } from '#domain/stay/stayChoice.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Calendar } from 'react-calendar'
import { formatLongDate, formatWeekdays, weekdayName } from '#i18n/format.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { clsx } from 'clsx'

type AvailabilityCalendarProps = {
  rules: StayRules & { today: IsoDate }
  choice: Choice
  onPick: (day: IsoDate) => void
  onClear: () => void
  onShow: (months: Span) => void
}

/** A calendar to pick a stay by pointer or keyboard, with a preview of the next pick. */
export const AvailabilityCalendar = memo(function AvailabilityCalendar(
  props: AvailabilityCalendarProps,
) {
  const { rules, choice, onPick, onClear, onShow } = props
  const { t, language } = useTranslation()
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
        stateOf={cached((day) => dayStateOf(day, choice, preview, rules))}
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

/** Ignores the handlers, which are new on each render but equivalent. */
function isUnchanged(before: AvailabilityCalendarProps, now: AvailabilityCalendarProps): boolean {
  return (
    before.rules.today === now.rules.today &&
    before.rules.availability === now.rules.availability &&
    before.rules.prices === now.rules.prices &&
    before.choice.checkIn === now.choice.checkIn &&
    before.choice.checkOut === now.choice.checkOut
  )
}

/** Caches states, because react-calendar asks separately for class, content and disabled state. */
function cached(stateOf: (day: IsoDate) => DayState): (day: IsoDate) => DayState {
  const states = new Map<IsoDate, DayState>()
  return (day) => {
    const state = states.get(day) ?? stateOf(day)
    states.set(day, state)
    return state
  }
}

function dayOfTile(target: EventTarget): IsoDate | null {
  const tile = target instanceof Element ? target.closest('button') : null
  return parseDate(tile?.dataset['day'] ?? '')
}

/** Two months with days large enough to touch, and the gap between them, in CSS pixels. */
const TWO_MONTHS_WIDTH = 560

/** Whether the container, rather than the window, has room for two months side by side. */
function useTwoMonths(container: RefObject<HTMLElement | null>): boolean {
  const [wide, setWide] = useState(false)

  useLayoutEffect(() => {
    const element = container.current
    if (!element) return
    const measure = () => setWide(element.clientWidth >= TWO_MONTHS_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [container])

  return wide
}

type MonthsProps = {
  cursor: Cursor
  twoMonths: boolean
  stateOf: (day: IsoDate) => DayState
  onPick: (day: IsoDate) => void
}

/**
 * react-calendar renders and switches the months. Its ranges are unused: they cross booked days,
 * end a millisecond before midnight, and cannot be cleared when half picked.
 */
function Months({ cursor, twoMonths, stateOf, onPick }: MonthsProps) {
  const { t, language } = useTranslation()

  function nameDay(day: IsoDate): string {
    const { today, booked, half, beyond, short, arrival, end } = stateOf(day)
    const words = [
      today && t('booking.calendar.today'),
      booked && t('booking.calendar.booked'),
      half && t(`booking.calendar.half.${half}`),
      beyond && t('booking.calendar.beyond'),
      short !== null && t('booking.calendar.short', { nights: short }),
      arrival && t('booking.calendar.arrival', { weekdays: formatWeekdays(arrival, language) }),
      end && t(`booking.calendar.${end}`),
    ]
    const weekday = weekdayName(String(weekdayOf(day)), language, 'long')
    return [`${formatLongDate(day, language)} ${weekday}`, ...words].filter(Boolean).join(', ')
  }

  function tile(day: IsoDate) {
    return <TileAttributes day={day} state={stateOf(day)} tabStop={day === cursor.tabStop} />
  }

  return (
    <Calendar
      locale={dateStyleOf(language).locale}
      calendarType={dateStyleOf(language).week}
      value={null}
      activeStartDate={cursor.start}
      view={cursor.view}
      showDoubleView={twoMonths}
      showFixedNumberOfWeeks={false}
      showNeighboringMonth={false}
      prevLabel={<ChevronLeft aria-hidden />}
      prevAriaLabel={t(`booking.calendar.back.${cursor.view}`)}
      prev2Label={null}
      nextLabel={<ChevronRight aria-hidden />}
      nextAriaLabel={t(`booking.calendar.forward.${cursor.view}`)}
      next2Label={null}
      navigationLabel={({ date, label }) => (
        <>
          <span>{label}</span>
          {date.getMonth() === cursor.start.getMonth() && (
            <span className="sr-only">, {t('booking.calendar.chooseMonth')}</span>
          )}
        </>
      )}
      navigationAriaLive="polite"
      formatLongDate={(_locale, date) => nameDay(dayOf(date))}
      tileClassName={({ date, view }) => (view === 'month' ? dayClass(stateOf(dayOf(date))) : null)}
      tileContent={({ date, view }) => view === 'month' && tile(dayOf(date))}
      tileDisabled={({ date, view }) => view === 'month' && stateOf(dayOf(date)).past}
      onClickDay={(date) => onPick(dayOf(date))}
      onActiveStartDateChange={({ action, activeStartDate }) => {
        // A picked day must not become the first month, because it may be in the second.
        if (action !== 'onChange' && activeStartDate) cursor.setStart(activeStartDate)
      }}
      onViewChange={({ action, view }) => cursor.changeView(view, action === 'drillDown')}
    />
  )
}

type TileAttributesProps = {
  day: IsoDate
  state: DayState
  /** Whether the tile is in the tab order; arrow keys reach the others. */
  tabStop: boolean
}

/** react-calendar has no props for a day's attributes, so its tile content sets them. */
function TileAttributes({ day, state, tabStop }: TileAttributesProps) {
  const inside = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const tile = inside.current?.closest('button')
    if (!tile) return
    tile.dataset['day'] = day
    tile.tabIndex = tabStop ? 0 : -1
    tile.setAttribute('aria-pressed', String(state.picked))
    tile.setAttribute('aria-disabled', String(state.booked))
    if (state.today) tile.setAttribute('aria-current', 'date')
    else tile.removeAttribute('aria-current')
  })

  return <span ref={inside} hidden />
}

/** react-calendar's views, from the closest to the widest. */
type View = 'month' | 'year' | 'decade' | 'century'

type Cursor = ReturnType<typeof useCursor>

/**
 * The calendar's view and its focused day; the focus follows when a key moves that to another
 * month.
 */
function useCursor(
  root: RefObject<HTMLElement | null>,
  { months, today, picked }: { months: number; today: IsoDate; picked: IsoDate | null },
) {
  const [cursor, setCursor] = useState(picked === null ? openingDay(today) : clamp(picked))
  // A `Date`, because react-calendar reaches years that yyyy-MM-dd cannot contain.
  const [start, setStart] = useState(() => noonOf(cursor))
  const [view, setView] = useState<View>('month')
  const [lastPicked, setLastPicked] = useState(picked)
  const focusFollows = useRef(false)

  const firstMonth = monthNumber(dayOf(start))
  const firstDay = clamp(dayOf(new Date(start.getFullYear(), start.getMonth(), 1, 12)))
  const tabStop = isShown(cursor) ? cursor : firstDay

  if (picked !== lastPicked) {
    setLastPicked(picked)
    if (picked !== null && picked >= today) show(picked)
  }

  useLayoutEffect(() => {
    if (!focusFollows.current) return
    focusFollows.current = false
    const tile = view === 'month' ? `[data-day="${tabStop}"]` : '.react-calendar__tile'
    const label = '.react-calendar__navigation__label'
    const target = root.current?.querySelector(tile) ?? root.current?.querySelector(label)
    if (target instanceof HTMLElement) target.focus()
  })

  function clamp(day: IsoDate): IsoDate {
    return day < today ? today : day
  }

  function isShown(day: IsoDate): boolean {
    const month = monthNumber(day)
    return month >= firstMonth && month < firstMonth + months
  }

  function show(day: IsoDate) {
    setCursor(day)
    setView('month')
    if (!isShown(day)) setStart(noonOf(day))
  }

  return {
    start,
    setStart,
    view,
    tabStop,
    setCursor,
    /** Moves to a day not before today, and focuses it. */
    goTo(day: IsoDate) {
      const next = clamp(day)
      if (next === tabStop) return
      show(next)
      focusFollows.current = true
    },
    /** Changes the view; moves the focus when the tile that was clicked is gone. */
    changeView(next: View, byTile: boolean) {
      setView(next)
      focusFollows.current = byTile
    },
  }
}

/** The stay that picking `day` would complete, or `null`. */
function previewOf(choice: Choice, day: IsoDate | null, rules: StayRules): StayDates | null {
  if (day === null || anchorOf(choice) === null) return null
  return stayOf(pickDay(choice, day, rules).choice)
}

/** A day's classes, which calendar.css styles. */
function dayClass(state: DayState): string {
  const { booked, half, today, beyond, short, arrival, place, preview } = state
  return clsx(
    'day',
    booked && 'day-booked',
    half && `day-${half}`,
    today && 'day-today',
    beyond && 'day-beyond',
    (short !== null || arrival !== null) && 'day-short',
    place && `day-${place}`,
    preview && 'day-preview',
  )
}

/** The number of months since year 0. */
function monthNumber(day: IsoDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}
