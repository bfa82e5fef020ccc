import { useDeferredValue, useMemo, useState } from 'react'
import type { Reservation } from '#domain/reservation.ts'
import { foldText } from './foldText.ts'

/** The reservations whose guest or notes hold what is typed; the list follows the typing when there is time for it. */
export function useSearch(reservations: readonly Reservation[]) {
  const [text, setText] = useState('')
  const wanted = foldText(useDeferredValue(text).trim())
  const searching = wanted !== ''

  const folded = useMemo(
    () =>
      searching &&
      reservations.map(({ musteriAdi, notlar }) => foldText(`${musteriAdi}\n${notlar}`)),
    [reservations, searching],
  )
  const found = useMemo(
    () =>
      folded ? reservations.filter((_, index) => folded[index]?.includes(wanted)) : reservations,
    [reservations, folded, wanted],
  )
  return { text, setText, found }
}
