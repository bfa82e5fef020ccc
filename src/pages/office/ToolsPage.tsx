import { CsvCard } from '#features/backoffice/tools/CsvCard.tsx'
import { useOffice } from './useOffice.ts'

/** The room of the files: what is taken out of the season, and put back. */
export function ToolsPage() {
  const { season, today } = useOffice()
  if (season.state !== 'ready' || today === null) return null
  const { reservations, unreadable } = season.value
  return <CsvCard reservations={reservations} unreadable={unreadable.length} today={today} />
}
