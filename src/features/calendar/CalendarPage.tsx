import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { heldWithPending } from '#domain/pendingAnswers.ts'
import { heldDaysOf } from '#domain/office/heldDays.ts'
import type { PriceSeason } from '#domain/prices/season.ts'
import { SeasonFigures } from './SeasonFigures.tsx'
import { YearCalendar } from './YearCalendar.tsx'
import { YearStatement } from './YearStatement.tsx'
import { YearLegend } from './YearLegend.tsx'
import { followStoredPrices } from '#db/prices.ts'
import { followHeld } from '#db/requests.ts'
import { useRemote } from '#lib/remote.ts'
import { Button } from '#ui/Button.tsx'
import { LoadingPlaceholder } from '#features/office/LoadingPlaceholder.tsx'
import { requestAddress, STATEMENT } from '#features/office/addresses.ts'
import { useOffice } from '#features/office/useOffice.ts'
import { useStayWork } from '#features/stays/useStayWork.ts'
import { useOfficeAnswers } from '#features/requests/useAnswers.ts'

/** The query parameter of the year, `?year=2027`, so that Back returns to it. */
const YEAR = 'year'

const NO_SEASONS: readonly PriceSeason[] = []

const NOTHING_HELD: ReturnType<typeof heldDaysOf> = new Map()

/** The year's calendar and its income. */
export function CalendarPage() {
  const { t } = useTranslation()
  const { season, reservations, all, today } = useOffice()
  const { work } = useStayWork()
  const answers = useOfficeAnswers()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [waiting] = useRemote(followHeld)
  const [prices] = useRemote(followStoredPrices)
  const held = useMemo(
    () =>
      waiting.state === 'ready' && today
        ? heldDaysOf(heldWithPending(waiting.value, answers.coming), today)
        : NOTHING_HELD,
    [waiting, today, answers.coming],
  )
  if (season.state === 'loading') return <LoadingPlaceholder quiet />
  if (season.state !== 'ready' || today === null) return null
  const year = yearIn(search) ?? Number(today.slice(0, 4))
  const turnTo = (other: number) => setSearch({ [YEAR]: String(other) })

  return (
    <>
      <section
        aria-labelledby="year"
        className="rounded-card bg-white p-5 shadow-soft sm:p-6 print:p-0 print:shadow-none"
      >
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="year" className="mr-auto text-heading tabular-nums">
            {year}
          </h2>
          <span className="flex flex-wrap gap-2 print:hidden">
            <Button size="small" onClick={() => turnTo(year - 1)}>
              {t('office.year.earlier')}
            </Button>
            <Button size="small" onClick={() => turnTo(year + 1)}>
              {t('office.year.later')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => window.print()}>
              {t('office.year.print')}
            </Button>
          </span>
          <p className="w-full text-sm text-pine-700 print:hidden">{t('office.year.hint')}</p>
        </div>
        <YearLegend />
        <YearCalendar
          year={year}
          reservations={reservations}
          today={today}
          held={held}
          seasons={prices.state === 'ready' ? prices.value.seasons : NO_SEASONS}
          onBegin={work.beginAt}
          onOpenRequest={({ id }) => void navigate(requestAddress(id))}
          onOpen={work.edit}
        />
      </section>
      <SeasonFigures year={year} reservations={all} />
      {prices.state === 'ready' && (
        <Sought sought={hash === STATEMENT}>
          <YearStatement year={year} stays={all} taxPercent={prices.value.terms.taxPercent} />
        </Sought>
      )}
    </>
  )
}

/** Scrolls to its child and focuses it when the address links to it. */
function Sought({ sought, children }: { sought: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!sought) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [sought])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

function yearIn(search: URLSearchParams): number | null {
  const written = search.get(YEAR) ?? ''
  return /^[12]\d{3}$/.test(written) ? Number(written) : null
}
