import { entriesOf } from '#domain/field/collection.ts'
import { readLegacy } from '#domain/stay/legacyRecord.ts'
import { sendRequest } from '#scripts/request.ts'
import { type Check, well, wrong } from './check.ts'

/**
 * Checks what a stranger may read. A database that was created in test mode shows everyone each guest's name and
 * telephone, and so do seven-field records until they are converted. `npm run smoke` tries the rules one by one.
 */
export async function strangerChecks(databaseUrl: string): Promise<Check[]> {
  const [calendar, guests] = await Promise.all(
    ['reservations', 'reservationDetails'].map((path) =>
      sendRequest(`${databaseUrl}/${path}.json`),
    ),
  )
  if (calendar?.status !== 200 || guests?.status !== 401)
    return [
      wrong(
        `The rules are not deployed: a stranger is answered ${calendar?.status} for the calendar and ${guests?.status} for the guests`,
        'npm run deploy; if that does not help, compare VITE_FIREBASE_DATABASE_URL with the console',
      ),
    ]
  const open = entriesOf(calendar.body).filter(([, stored]) => readLegacy(stored) !== null)
  if (open.length === 0) return [well("Strangers may read the calendar's dates, and no guests")]
  return [
    wrong(
      `Strangers may read names and amounts of ${open.length} earlier reservation(s)`,
      'npm run doctor -- --email OWNER --repair converts them',
    ),
  ]
}
