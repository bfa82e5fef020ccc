import { useLayoutEffect, useRef } from 'react'
import type { IsoDate } from '#domain/date.ts'
import type { DayState } from './dayState.ts'

type TileAttributesProps = {
  day: IsoDate
  state: DayState
  /** Whether Tab leads to this tile; arrow keys lead to the others. */
  tabStop: boolean
}

/**
 * What the keyboard and assistive technology need to know of a day. react-calendar draws the tile's button and has
 * no prop for its attributes, so they are set from within, by the one thing it lets us put there.
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
