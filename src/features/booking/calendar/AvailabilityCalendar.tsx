import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type IsoDate, parseDate } from '#domain/date.ts'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { dayStateOf, previewOf } from './dayState.ts'
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
}

/** A calendar to pick a stay from, by pointer or keyboard; a half-picked one shows what the next pick would make of it. */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const { rules, choice, onPick, onClear } = props
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
  const preview = previewOf(choice, pointed, rules)

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && anchorOf(choice)) return onClear()
    const day = dayOfTile(event.target)
    const next = day && moveDay(day, event, WEEK_STARTS[languages[language].week])
    if (!next) return
    event.preventDefault()
    cursor.goTo(next)
  }

  function onFocus(day: IsoDate | null) {
    setPointed(day)
    if (day) cursor.setCursor(day)
  }

  return (
    // The tiles are what one acts on; their events are heard here, for react-calendar has no props for most of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={root}
      className="min-w-0"
      aria-label={t('booking.calendar.label')}
      aria-describedby={keysId}
      onKeyDown={onKeyDown}
      onMouseOver={(event) => setPointed(dayOfTile(event.target))}
      onMouseLeave={() => setPointed(null)}
      onFocus={(event) => onFocus(dayOfTile(event.target))}
      onBlur={() => setPointed(null)}
    >
      <p id={keysId} hidden>
        {t('booking.calendar.keys')}
      </p>
      <Months
        cursor={cursor}
        twoMonths={twoMonths}
        stateOf={(day) => dayStateOf(day, choice, preview, rules)}
        onPick={onPick}
      />
    </fieldset>
  )
}

/** The day a week begins with, counted from Sunday. */
const WEEK_STARTS = { gregory: 0, iso8601: 1 } as const

function dayOfTile(target: EventTarget): IsoDate | null {
  const tile = target instanceof Element ? target.closest('button') : null
  return parseDate(tile?.dataset['day'] ?? '')
}
