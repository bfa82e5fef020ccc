import { NavLink, useParams, useSearchParams } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import { usePrices, useSeason } from '#db/stores.ts'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { monthSpan } from '#domain/payments/figures.ts'
import { nextFreeWeek } from '#domain/stay/availability.ts'
import { formatMonthOf } from '#i18n/format.ts'
import { CALENDAR_ADDRESS, FIGURES_ADDRESS } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Legend } from '#office/shared/MonthGrid.tsx'
import { LoadingPlaceholder } from '#office/shared/StatusNote.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { BookingCalendar } from './BookingCalendar.tsx'
import { YearFigures } from './YearFigures.tsx'

/** The query parameters of a year and of a day, so that Back returns to them. */
const YEAR = 'year'
const DAY = 'day'

/** The months, or at their own address the figures of a year. */
export function CalendarPage() {
  const { t } = useTranslation()
  const season = useSeason()
  const { view } = useParams()
  const [search] = useSearchParams()
  const year = search.get(YEAR)
  const query = year === null ? '' : `?${YEAR}=${year}`
  if (season.state !== 'ready') return <LoadingPlaceholder />
  return (
    <>
      <nav aria-label={t('office.year.views.label')} className="print:hidden">
        <ul className="flex flex-wrap gap-1">
          <li>
            <NavLink end to={CALENDAR_ADDRESS + query} className="office-tab">
              {t('office.year.views.months')}
            </NavLink>
          </li>
          <li>
            <NavLink to={FIGURES_ADDRESS + query} className="office-tab">
              {t('office.year.views.figures')}
            </NavLink>
          </li>
        </ul>
      </nav>
      {view === 'figures' ? <Figures season={season.value} /> : <Months season={season.value} />}
    </>
  )
}

/** Twelve months from the current one on, or those of a year. */
function Months({ season }: { season: Season }) {
  const { t, language } = useTranslation()
  const today = useOfficeToday()
  const [search, setSearch] = useSearchParams()
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const day = parseDate(search.get(DAY) ?? '')
  const chosenYear = yearIn(search) ?? yearOfDay(day, today)
  const year = chosenYear ?? thisYear
  const first = chosenYear === null ? thisMonth : 1
  const last = monthSpan(year, first + 11)

  return (
    <section aria-labelledby="months" className="rounded-card bg-white p-5 shadow-soft sm:p-6">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 id="months" className="mr-auto text-heading tabular-nums">
          {chosenYear ??
            `${formatMonthOf(today.slice(0, 7), language)} – ${formatMonthOf(last.checkIn.slice(0, 7), language)}`}
        </h2>
        {(chosenYear === null ? [thisYear, thisYear + 1] : [year - 1, year + 1]).map((other) => (
          <Button key={other} size="small" onClick={() => setSearch({ [YEAR]: String(other) })}>
            {String(other)}
          </Button>
        ))}
        {chosenYear !== null && (
          <Button size="small" onClick={() => setSearch({})}>
            {t('office.year.now')}
          </Button>
        )}
      </div>
      <Jumps season={season} day={day} onJump={(to) => setSearch({ [DAY]: to })} />
      <p className="mb-3 max-w-text text-sm text-pine-700">{t('office.year.hint')}</p>
      <Legend />
      <BookingCalendar season={season} year={year} month={first} day={day} />
    </section>
  )
}

/** The months ahead to which one can jump. */
const AHEAD = 24

type JumpsProps = {
  season: Season
  /** The day of the address. */
  day: IsoDate | null
  onJump: (day: IsoDate) => void
}

/** Leads to a month, and to the next seven free nights. */
function Jumps({ season, day, onJump }: JumpsProps) {
  const { t, language } = useTranslation()
  const today = useOfficeToday()
  const [year = 0, month = 0] = today.split('-').map(Number)
  const firsts = Array.from({ length: AHEAD }, (_, index) => monthSpan(year, month + index).checkIn)
  const { reservations } = season

  function jumpToFreeWeek() {
    const from = day && day > today ? day : today
    const week = nextFreeWeek(reservations, from)
    // A second tap leads on.
    onJump(week === day ? nextFreeWeek(reservations, addDays(week, 7)) : week)
  }

  return (
    <div className="mb-2 flex flex-wrap items-end gap-2">
      <div className="min-w-[min(10rem,100%)]">
        <Choice<IsoDate | ''>
          label={t('office.year.jump')}
          value={firsts.find((first) => first.slice(0, 7) === day?.slice(0, 7)) ?? ''}
          options={[
            ['', t('office.year.pickMonth')],
            ...firsts.map((first) => [first, formatMonthOf(first.slice(0, 7), language)] as const),
          ]}
          onChange={(first) => first !== '' && onJump(first)}
        />
      </div>
      <Button className="min-h-12" onClick={jumpToFreeWeek}>
        {t('office.year.freeWeek')}
      </Button>
    </div>
  )
}

/** The figures of this year, or of the address's. */
function Figures({ season }: { season: Season }) {
  const prices = usePrices()
  const today = useOfficeToday()
  const [search, setSearch] = useSearchParams()
  const year = yearIn(search) ?? Number(today.slice(0, 4))
  const { reservations, cancelled, payments } = season
  if (prices.state !== 'ready') return <LoadingPlaceholder />
  return (
    <YearFigures
      {...{ year, payments }}
      stays={[...reservations, ...cancelled]}
      taxTerms={prices.value.terms}
      onYear={(other) => setSearch({ [YEAR]: String(other) })}
    />
  )
}

function yearIn(search: URLSearchParams): number | null {
  const written = search.get(YEAR) ?? ''
  return /^[12]\d{3}$/.test(written) ? Number(written) : null
}

/** The year of a day that the twelve months from `today` on do not show. */
function yearOfDay(day: IsoDate | null, today: IsoDate): number | null {
  if (!day) return null
  const [year = 0, month = 0] = today.split('-').map(Number)
  const first = monthSpan(year, month).checkIn
  const end = monthSpan(year, month + 12).checkIn
  return day >= first && day < end ? null : Number(day.slice(0, 4))
}
