import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { dayOf, type IsoDate, noonOf } from '#domain/date.ts'
import { monthNumber } from './moveDay.ts'

/** react-calendar's views, from the closest to the widest. */
export type View = 'month' | 'year' | 'decade' | 'century'

/** The calendar's position. */
export type Cursor = ReturnType<typeof useCursor>

/**
 * The calendar's view and its focused day; the focus follows when a key moves that to another
 * month.
 */
export function useCursor(
  root: RefObject<HTMLElement | null>,
  { months, today, picked }: { months: number; today: IsoDate; picked: IsoDate | null },
) {
  const [cursor, setCursor] = useState(clamp(picked ?? today))
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
