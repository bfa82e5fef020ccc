import { villa } from '#content/villa.ts'
import { findCleaningProblems } from '#domain/cleaning/cleaning.ts'
import { dayIn } from '#domain/date.ts'
import { guestGuidePath } from '#domain/guide/guestGuide.ts'
import { findGuideProblems } from '#domain/guide/guideProblems.ts'
import { isPageKey, pagePath } from '#domain/guestPage/pageKey.ts'
import { planRepair } from '#domain/stay/nightRepair.ts'
import { getField } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { readRecords } from '#domain/stay/legacyRecord.ts'
import { readKeys } from '#domain/settings/keys.ts'
import { findUnsoundness } from '#domain/stay/soundness.ts'
import { hasDays, readStayDates } from '#domain/stay/stayDates.ts'
import { rules } from '#rules/rules.ts'
import { type Check, well, wrong } from './check.ts'
import type { Project } from './project.ts'
import { type HttpResponse, sendRequest } from './request.ts'

/** The collections that an owner may list. */
const PATHS = Object.keys(rules).filter((path) =>
  Object.hasOwn(Object(rules[path]) as object, '.read'),
)

type Data = { [path: string]: unknown }
type Send = (path: string, init?: RequestInit) => Promise<HttpResponse>

/**
 * Reads everything as the owner, and checks its consistency; with `repair`, first claims the
 * nights that a stay lacks and frees those that no stay covers.
 */
export async function storedDataChecks(
  { databaseUrl }: Project,
  idToken: string,
  repair: boolean,
): Promise<Check[]> {
  const send: Send = (path, init) =>
    sendRequest(`${databaseUrl}/${path}.json?auth=${idToken}`, init)
  const data = await readData(send)
  if (!data) {
    return [
      wrong('The database does not show an owner the season', 'deploy the rules: npm run deploy'),
    ]
  }
  if (!repair) return [checkSoundness(data)]
  const repaired = await repairNights(send, data)
  const after = (await readData(send)) ?? data
  return [well(`Repaired nights: ${repaired}`), checkSoundness(after)]
}

async function readData(send: Send): Promise<Data | null> {
  const answers = await Promise.all(PATHS.map((path) => send(path)))
  if (answers.some(({ status }) => status !== 200)) return null
  const data = Object.fromEntries(PATHS.map((path, index) => [path, answers[index]?.body]))
  return { ...data, ...(await readPages(send, data)) }
}

/** Claims and frees nights; the rules check each against the stays. Returns how many they granted. */
async function repairNights(send: Send, data: Data): Promise<number> {
  const { missing, strays } = planRepair(claimantsIn(data), new Map(entriesOf(data['nights'])))
  const writes = [...missing, ...strays.map((night) => [night, null] as const)]
  const answers = await Promise.all(
    writes.map(([night, holder]) =>
      send(`nights/${night}`, { method: 'PUT', body: JSON.stringify(holder) }),
    ),
  )
  return answers.filter(({ status }) => status === 200).length
}

/** The stays that have a public half; `stay` is `null` where the rules cannot read its days. */
function claimantsIn(data: Data) {
  return entriesOf(data['reservations']).map(([id, dates]) => {
    const read = readStayDates(dates)
    const isKnown = hasDays(getField(data['reservationDetails'], id))
    return { id, dates: 'dates' in read && isKnown ? read.dates : null }
  })
}

function checkSoundness(data: Data): Check {
  const records = readRecords(data['reservations'], data['reservationDetails'])
  const stays = records.flatMap((each) =>
    'reservation' in each && !each.legacy ? each.reservation : [],
  )
  const { cleaning } = readKeys(getField(data['settings'], 'keys'))
  const today = dayIn(villa.timeZone, Date.now())
  const [first, ...more] = [
    ...findUnsoundness(data, villa),
    ...findCleaningProblems(data['cleanings'], cleaning, stays, today),
    ...findGuideProblems(data, villa, today),
  ]
  if (first === undefined) return well('The stored data are consistent')
  const others = more.length === 0 ? '' : `, and ${more.length} more`
  return wrong(
    `The stored data are not consistent: ${first}${others}`,
    'repair the nights with --repair; what then remains, correct in the office',
  )
}

/** Guests' pages cannot be listed, so those with a stored key are read. */
async function readPages(send: Send, data: Data): Promise<Data> {
  const keys = [...keysIn(data)]
  const read = async (pathOf: (key: string) => string, names: readonly string[]): Promise<Data> => {
    const answers = await Promise.all(names.map((key) => send(pathOf(key))))
    const found = names.map((key, index) => ({ key, ...answers[index] }))
    return Object.fromEntries(
      found.flatMap(({ key, status, body }) => (status === 200 && body ? [[key, body]] : [])),
    )
  }
  return {
    guestPages: await read(pagePath, keys),
    guestGuides: await read(guestGuidePath, keys),
  }
}

function keysIn(data: Data): Set<string> {
  const keys = ['reservationDetails', 'requests'].flatMap((path) =>
    entriesOf(data[path]).map(([, record]) => getField(record, 'guestKey')),
  )
  return new Set(keys.flatMap((key) => (typeof key === 'string' && isPageKey(key) ? [key] : [])))
}
