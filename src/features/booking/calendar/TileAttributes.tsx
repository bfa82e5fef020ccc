import { useLayoutEffect, useRef } from 'react'
import type { IsoDate } from '#domain/date.ts'
import type { DayState } from './dayState.ts'

type TileAttributesProps = {
  day: IsoDate
  state: DayState
  /** Whether the tile is in the tab order; arrow keys reach the others. */
  tabStop: boolean
}

/**
 * Sets a day's ARIA attributes and tab index. react-calendar renders the button without props for
 * them, so they are set from its tile content.
 */
export function TileAttributes({ day, state, tabStop }: TileAttributesProps) {
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
