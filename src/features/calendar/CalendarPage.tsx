import { clsx } from 'clsx'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { saveStay } from '#db/save.ts'
import { usePrices, useSeason } from '#db/stores.ts'
import { type IsoDate, parseDate } from '#domain/date.ts'
import { monthSpan } from '#domain/office/figures.ts'
import { toAdd } from '#domain/stayChange.ts'
import type { Stay } from '#domain/stay.ts'
import { newStayAddress, stayAddress } from '#features/office/addresses.ts'
import { toastFailure } from '#features/office/messages.ts'
import { FILLS, MARKS } from '#features/office/month/fills.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { useOfficeToday } from '#features/office/useOfficeToday.ts'
import { toastStored } from '#features/stays/stayCommands.ts'
import { formatMonthOf } from '#i18n/format.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { BookingCalendar } from './BookingCalendar.tsx'
import { YearFigures } from './YearFigures.tsx'

/** The query parameter of a year, `?year=2027`, so that Back returns to it. */
const YEAR = 'year'

/** Twelve months from the current one on, or those of a year, and the year's figures. */
export function CalendarPage() {
  const { t, language } = useTranslation()
  const season = useSeason()
  const prices = usePrices()
  const today = useOfficeToday()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  if (season.state !== 'ready') return <LoadingPlaceholder />
  const { reservations, cancelled, payments } = season.value

  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const day = parseDate(search.get('day') ?? '')
  const chosenYear = yearIn(search) ?? yearOfDay(day, today)
  const year = chosenYear ?? thisYear
  const first = chosenYear === null ? thisMonth : 1
  const last = monthSpan(year, first + 11)

  function closeDays(stay: Stay) {
    const draft = { musteriAdi: t('admin.form.closedName'), stay, blocked: true } as const
    saveStay(toAdd({ ...draft, kapora: 0, kalan: 0, toplamUcret: 0, notlar: '' })).then(
      toastStored,
      toastFailure,
    )
  }

  return (
    <>
      <section aria-labelledby="months" className="rounded-card bg-white p-5 shadow-soft sm:p-6">
        <div className="mb-4 flex flex-wrap items-center gap-2">
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
        <p className="mb-4 max-w-text text-sm text-pine-700">{t('office.year.hint')}</p>
        <Legend />
        <BookingCalendar
          year={year}
          month={first}
          {...{ reservations, payments, today }}
          day={day}
          seasons={prices.state === 'ready' ? prices.value.seasons : []}
          onBook={(stay) => void navigate(newStayAddress(stay))}
          onClose={closeDays}
          onOpen={({ id }) => void navigate(stayAddress(id))}
        />
      </section>
      {prices.state === 'ready' && (
        <YearFigures
          {...{ year, payments }}
          stays={[...reservations, ...cancelled]}
          taxPercent={prices.value.terms.taxPercent}
        />
      )}
    </>
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

const KINDS = ['stay', 'unpaid', 'channel', 'held', 'closed'] as const

function Legend() {
  const { t } = useTranslation()
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-pine-700">
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            aria-hidden
            className={clsx(
              'grid h-6 w-8 place-items-center text-xs tabular-nums',
              FILLS[kind],
              kind === 'closed' && 'line-through',
            )}
          >
            {kind === 'stay' || kind === 'closed' ? 12 : MARKS[kind]}
          </span>
          {t(`office.year.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
