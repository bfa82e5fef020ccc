import { useTranslation } from 'react-i18next'
import type { Row } from './row.ts'

/** A stay's number of guests, arrival time and notes; a row shows two lines of them. */
export function NotesCell({ reservation: { notlar, guests, arrivalTime } }: Row) {
  const { t } = useTranslation()
  if (notlar === '' && guests === undefined && arrivalTime === undefined) return null
  const facts = [
    guests !== undefined && t('office.today.guests', { count: guests }),
    arrivalTime !== undefined && t('office.guests.comes', { time: arrivalTime }),
  ].filter(Boolean)
  return (
    <span title={notlar || undefined} className="@3xl:line-clamp-2">
      {facts.length > 0 && <span className="mr-2 text-pine-700">{facts.join(' · ')}</span>}
      {notlar}
    </span>
  )
}
