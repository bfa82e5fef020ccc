import { clsx } from 'clsx'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { toAdd } from '#domain/commands/command.ts'
import { monthSpan } from '#domain/office/figures.ts'
import type { Stay } from '#domain/stay.ts'
import { followStoredPrices } from '#db/officeValues.ts'
import { stayAddress } from '#features/office/addresses.ts'
import { FILLS, MARKS } from '#features/office/month/fills.ts'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { useStayWork } from '#features/stays/useReservationWork.ts'
import { formatMonthOf } from '#i18n/format.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useRemote } from '#lib/remote.ts'
import { Button } from '#ui/Button.tsx'
import { BookingCalendar } from './BookingCalendar.tsx'
import { YearFigures } from './YearFigures.tsx'

/** The query parameter of a year, `?year=2027`, so that Back returns to it. */
const YEAR = 'year'

/** Twelve months from the current one on, or those of a year, and the year's figures. */
export function CalendarPage() {
  const { t, language } = useTranslation()
  const { season, reservations, all, today } = useOffice()
  const { work } = useStayWork()
  const [prices] = useRemote(followStoredPrices)
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  if (season.state === 'loading') return <LoadingPlaceholder quiet />
  if (season.state !== 'ready' || today === null) return null

  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  const chosenYear = yearIn(search)
  const year = chosenYear ?? thisYear
  const first = chosenYear === null ? thisMonth : 1
  const last = monthSpan(year, first + 11)

  function closeDays(stay: Stay) {
    const draft = { musteriAdi: t('admin.form.closedName'), stay, blocked: true } as const
    void work.operations.perform(
      toAdd({ ...draft, kapora: 0, kalan: 0, toplamUcret: 0, notlar: '' }),
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
          reservations={reservations}
          today={today}
          seasons={prices.state === 'ready' ? prices.value.seasons : []}
          onBook={work.editors.beginAt}
          onClose={closeDays}
          onOpen={({ id }) => void navigate(stayAddress(id))}
        />
      </section>
      {prices.state === 'ready' && (
        <YearFigures year={year} stays={all} taxPercent={prices.value.terms.taxPercent} />
      )}
    </>
  )
}

function yearIn(search: URLSearchParams): number | null {
  const written = search.get(YEAR) ?? ''
  return /^[12]\d{3}$/.test(written) ? Number(written) : null
}

const KINDS = ['stay', 'unpaid', 'channel', 'closed'] as const

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
            {kind === 'unpaid' || kind === 'channel' ? MARKS[kind] : 12}
          </span>
          {t(`office.year.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
