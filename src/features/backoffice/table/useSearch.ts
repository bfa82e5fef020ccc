import { useDeferredValue, useMemo, useState } from 'react'
import type { Reservation } from '#domain/reservation.ts'
import { hasWords, searchText, searchWords } from './searchText.ts'

/** The reservations whose guest, notes or days have every typed word; the list follows the typing when there is time for it. */
export function useSearch(reservations: readonly Reservation[]) {
  const [text, setText] = useState('')
  const typed = useDeferredValue(text).trim()
  const searching = typed !== ''

  const texts = useMemo(() => searching && reservations.map(searchText), [reservations, searching])
  const found = useMemo(() => {
    const words = searchWords(typed)
    return texts
      ? reservations.filter((_, index) => hasWords(texts[index] ?? '', words))
      : reservations
  }, [reservations, texts, typed])
  return { text, setText, found }
}
