import { ref, set } from 'firebase/database'
import { villa } from '#content/villa.ts'
import { type DatabaseClient, read } from '#db/client.ts'
import { failureOf } from '#db/errors.ts'
import { dayIn } from '#domain/date.ts'
import { guestGuidePath } from '#domain/guide/guestGuide.ts'
import { isPageKey, pagePath } from '#domain/guestPage/pageKey.ts'
import { planRepair } from '#domain/stay/nightRepair.ts'
import { getField } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { findUnsoundness } from '#domain/soundness/soundness.ts'
import { hasDays, readStayDates } from '#domain/stay/stayDates.ts'
import { rules } from '#rules/rules.ts'
import { type Check, well, wrong } from './check.ts'

/** The collections that an owner may list. */
const PATHS = Object.keys(rules).filter((path) =>
  Object.hasOwn(Object(rules[path]) as object, '.read'),
)

type Data = { [path: string]: unknown }

/**
 * Reads everything as the owner and checks its consistency: a change in the console, which follows no rule, leaves a
 * stay whose nights can be booked twice, or a guest with last year's door code. With `repair`, first claims the nights
 * that a stay lacks and frees those that no stay covers.
 */
export async function storedDataChecks(client: DatabaseClient, repair: boolean): Promise<Check[]> {
  const data = await readData(client).catch(() => null)
  if (data === null)
    return [
      wrong(
        `The database does not accept ${client.author()} as an owner`,
        'sign in to the office, which shows the entry to add under admins; if it opens, run npm run deploy',
      ),
    ]
  if (!repair) return [checkSoundness(data)]
  const repaired = await repairNights(client, data)
  return [well(`Repaired nights: ${repaired}`), checkSoundness(await readData(client))]
}

async function readData(client: DatabaseClient): Promise<Data> {
  const data = await readAll(client, PATHS, (path) => path)
  // Guests' pages cannot be listed, so those with a stored key are read.
  const keys = ['reservationDetails', 'requests']
    .flatMap((path) => entriesOf(data[path]).map(([, record]) => getField(record, 'guestKey')))
    .filter((key): key is string => typeof key === 'string' && isPageKey(key))
  const guestPages = await readAll(client, keys, pagePath)
  return { ...data, guestPages, guestGuides: await readAll(client, keys, guestGuidePath) }
}

/** The values of these names that are stored. */
async function readAll(
  client: DatabaseClient,
  names: readonly string[],
  pathOf: (name: string) => string,
): Promise<Data> {
  const entries = await Promise.all(
    names.map(async (name) => [name, await read(client, pathOf(name))] as const),
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}

/** Claims and frees nights; the rules check each against the stays. Returns how many they granted. */
async function repairNights({ database }: DatabaseClient, data: Data): Promise<number> {
  const { missing, strays } = planRepair(claimantsIn(data), new Map(entriesOf(data['nights'])))
  const writes = [...missing, ...strays.map((night) => [night, null] as const)]
  const repaired = await Promise.all(
    writes.map(([night, holder]) =>
      set(ref(database, `nights/${night}`), holder).then(
        () => true,
        (error: unknown) => {
          if (failureOf(error).reason === 'permission') return false
          throw error
        },
      ),
    ),
  )
  return repaired.filter(Boolean).length
}

/** The stays that have a public half; `dates` is `null` where the rules cannot read them. */
function claimantsIn(data: Data) {
  return entriesOf(data['reservations']).map(([id, dates]) => {
    const parsed = readStayDates(dates)
    const isKnown = hasDays(getField(data['reservationDetails'], id))
    return { id, dates: 'dates' in parsed && isKnown ? parsed.dates : null }
  })
}

function checkSoundness(data: Data): Check {
  const [first, ...more] = findUnsoundness(data, villa, dayIn(villa.timeZone, Date.now()))
  if (first === undefined) return well('The stored data are consistent')
  const others = more.length === 0 ? '' : `, and ${more.length} more`
  return wrong(
    `The stored data are not consistent: ${first}${others}`,
    'repair the nights with --repair; what then remains, correct in the office',
  )
}
