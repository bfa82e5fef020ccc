import * as v from 'valibot'
import { entriesOf } from '#domain/field/collection.ts'
import { readLegacy } from '#domain/stay/legacyRecord.ts'
import { rules } from '#rules/rules.ts'
import { type HttpResponse, sendRequest } from './request.ts'
import { type Check, note, well, wrong } from './check.ts'
import type { Project } from './project.ts'

const DEPLOY = 'deploy them: npm run deploy'

const PUBLIC_PATHS = ['reservations', 'prices', 'publishedReviews']

/** The collections that no stranger may list. */
const PRIVATE_PATHS = Object.keys(rules).filter(
  (name) => !name.startsWith('.') && !PUBLIC_PATHS.includes(name),
)

const errorSchema = v.object({ error: v.string() })

/**
 * Checks anonymously which data strangers may read; requests only keys of private data, and writes
 * nothing.
 */
export async function databaseChecks({ databaseUrl }: Project): Promise<Check[]> {
  const read = (path: string) => sendRequest(`${databaseUrl}/${path}.json?shallow=true`)
  const calendar = await read('reservations')
  if (calendar.status !== 200 && calendar.status !== 401) return [noDatabase(calendar)]
  const answers = await Promise.all(PRIVATE_PATHS.map(read))
  const stranger = judgePrivate(answers.map(({ status }) => status))
  if (calendar.status === 401)
    return [wrong('Nobody may read the calendar: your rules are not deployed', DEPLOY), stranger]
  const { body } = await sendRequest(`${databaseUrl}/reservations.json`)
  return [well('Everyone may read the calendar in the database'), stranger, judgeOlder(body)]
}

function noDatabase({ status, body }: HttpResponse): Check {
  const refusal = v.safeParse(errorSchema, body)
  return wrong(
    `The database answers ${status}${refusal.success ? `: ${refusal.output.error}` : ''}`,
    'compare VITE_FIREBASE_DATABASE_URL with the address at the top of Realtime Database → Data in the console',
  )
}

function judgePrivate(statuses: readonly number[]): Check {
  const paths = (status: number) =>
    PRIVATE_PATHS.filter((_, index) => statuses[index] === status).join(', ')
  if (paths(200) !== '') {
    return wrong(
      `Your database is open: anyone may read ${paths(200)}. Your rules are not deployed`,
      DEPLOY,
    )
  }
  if (statuses.every((status) => status === 401)) {
    return well('Strangers may read nothing but dates, prices and reviews')
  }
  return note(
    `Whether strangers may read guests is unclear: the database answers ${statuses.join(', ')}`,
    'run npm run doctor again in a while',
  )
}

/** Seven-field records have public names and amounts until an owner signs in. */
function judgeOlder(reservations: unknown): Check {
  const open = entriesOf(reservations).filter(([, stored]) => readLegacy(stored) !== null)
  if (open.length === 0)
    return well("Strangers may read the calendar's dates, and nothing of guests")
  return wrong(
    `Strangers may read names and amounts of ${open.length} earlier reservation(s)`,
    'sign in to the office once, then confirm under Rezervasyonlar what asks for it',
  )
}
