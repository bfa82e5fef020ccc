import { onValue, ref } from 'firebase/database'
import type { DatabaseClient } from '#db/client.ts'
import { openIn } from './tell/found.ts'

/** Subscribes to what a run reads: a season for each channel and run would be gigabytes a month. */
export function followWhatIsRead({ database }: DatabaseClient): void {
  const ignore = () => {}
  const paths = [
    'reservations',
    'reservationDetails',
    'cancelled',
    'channels',
    'guestAnswers',
    'prices',
    'caretaker',
  ]
  for (const path of paths) onValue(ref(database, path), ignore, ignore)
  for (const some of openIn(database)) onValue(some, ignore, ignore)
}
