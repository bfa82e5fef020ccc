import { currency } from '#content/currency.ts'
import { writeAmount } from '#domain/field/amount.ts'
import { ref, set } from 'firebase/database'
import { villa } from '#content/villa.ts'
import { type DatabaseClient, newKey, read, saveIn } from '#db/client.ts'
import { failureOf } from '#db/errors.ts'
import { dayIn } from '#domain/date.ts'
import { childrenOf, entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { findUnsoundness } from '#domain/soundness/soundness.ts'
import { readStays } from '#domain/stay/legacyRecord.ts'
import { planRepair } from '#domain/stay/nightRepair.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { changeStay, toEdit } from '#domain/stay/stayChange.ts'
import { hasDays, readStayDates } from '#domain/stay/stayDates.ts'
import { type Check, note, well, wrong } from './check.ts'

/**
 * Reads everything as the owner and checks its consistency: a change in the console, which follows no rule, leaves a
 * stay whose nights can be booked twice, or a guest with last year's door code. With `repair`, first converts the
 * seven-field records, claims the nights that a stay lacks and frees those that no stay covers.
 */
export async function storedDataChecks(client: DatabaseClient, repair: boolean): Promise<Check[]> {
  const data = await read(client, '/').catch(() => null)
  if (data === null)
    return [
      wrong(
        `The database does not accept ${client.author()} as an owner`,
        'sign in to the office, which shows the entry to add under admins; if it opens, run npm run deploy',
      ),
    ]
  if (!repair) return [checkSoundness(data)]
  const converted = await convertLegacyRecords(client, data)
  const repaired = await repairNights(client, await read(client, '/'))
  return [
    ...converted,
    well(`Repaired nights: ${repaired}`),
    checkSoundness(await read(client, '/')),
  ]
}

/** Saves each seven-field record as the form does, which records no payment of its deposit. */
async function convertLegacyRecords(client: DatabaseClient, data: unknown): Promise<Check[]> {
  const stays = readStays(getField(data, 'reservations'), getField(data, 'reservationDetails'))
  const checks: Check[] = []
  for (const each of stays)
    if (each.isLegacy)
      checks.push(
        'reservation' in each
          ? await convert(client, each.reservation)
          : notConverted(each.unreadable.stored, 'it cannot be read'),
      )
  return checks
}

async function convert(client: DatabaseClient, stay: Reservation): Promise<Check> {
  const { id, musteriAdi, kapora, dates } = stay
  const name = `${musteriAdi} (${dates.checkIn})`
  try {
    const entry = newKey(client)
    await saveIn(client, changeStay({ ...toEdit(stay, stay), id, entry }))
    const deposit =
      kapora === 0
        ? ''
        : `, with ${writeAmount(kapora)} ${currency.code} of deposit agreed and not paid`
    return note(`Converted ${name}${deposit}`, 'record in the office what was paid')
  } catch (error) {
    const { reason, message } = failureOf(error)
    if (reason === 'network') throw error
    return notConverted(name, message)
  }
}

function notConverted(name: string, problem: string): Check {
  return wrong(`Not converted: ${name}: ${problem}`, 'correct it in the office')
}

/** Claims and frees nights; the rules check each against the stays. Returns how many they granted. */
async function repairNights({ database }: DatabaseClient, data: unknown): Promise<number> {
  const { missing, strays } = planRepair(claimantsIn(data), childrenOf(data, 'nights'))
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
function claimantsIn(data: unknown) {
  return entriesOf(getField(data, 'reservations')).map(([id, dates]) => {
    const parsed = readStayDates(dates)
    const isKnown = hasDays(getField(getField(data, 'reservationDetails'), id))
    return { id, dates: 'dates' in parsed && isKnown ? parsed.dates : null }
  })
}

function checkSoundness(data: unknown): Check {
  const [first, ...more] = findUnsoundness(data, villa, dayIn(villa.timeZone, Date.now()))
  if (first === undefined) return well('The stored data are consistent')
  const others = more.length === 0 ? '' : `, and ${more.length} more`
  return wrong(
    `The stored data are not consistent: ${first}${others}`,
    'repair the nights with --repair; what then remains, correct in the office',
  )
}
