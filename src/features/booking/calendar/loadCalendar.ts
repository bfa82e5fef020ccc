import type { AvailabilityCalendar } from './AvailabilityCalendar.tsx'
import { fetchPart } from '#lib/fetchPart.ts'

type CalendarComponent = typeof AvailabilityCalendar

/** Loads the calendar's code; called early, it loads in parallel with the availability. */
export async function loadCalendar(): Promise<CalendarComponent> {
  const module = await fetchPart(() => import('./AvailabilityCalendar.tsx'))
  return module.AvailabilityCalendar
}

/** The same for `useRemote`, which can retry, unlike `lazy`. */
export function followCalendar(
  onValue: (calendar: CalendarComponent) => void,
  onError: (error: unknown) => void,
): () => void {
  void loadCalendar().then(onValue, onError)
  return () => {}
}
