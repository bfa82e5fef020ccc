import type { AvailabilityCalendar } from './AvailabilityCalendar.tsx'
import { fetchPart } from '#lib/fetchPart.ts'

type CalendarComponent = typeof AvailabilityCalendar

/** Fetches the calendar's code; a page may call it early, so that the code and the availability travel together. */
export async function loadCalendar(): Promise<CalendarComponent> {
  const module = await fetchPart(() => import('./AvailabilityCalendar.tsx'))
  return module.AvailabilityCalendar
}

/** The same for `useRemote`, which, unlike `lazy`, can try again. */
export function followCalendar(
  onValue: (calendar: CalendarComponent) => void,
  onError: (error: unknown) => void,
): () => void {
  void loadCalendar().then(onValue, onError)
  return () => {}
}
