import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { type Guide, isBlank, readGuide, guestGuidePath } from '#domain/guide/guide.ts'
import type { Reservation } from '#domain/reservation.ts'
import { giveGuideOver, sendGuide } from '#db/editWriter.ts'
import { type DatabaseClient, read } from '#db/client.ts'
import { randomKey } from '#lib/randomKey.ts'
import { addStay, draftOf } from './stays.ts'
import { expectThat, NotPossible, type SmokeContext } from './context.ts'

const TEXT = { texts: { en: { arrival: 'npm run smoke' } }, photos: {} }
const NO_TEXT = { texts: {}, photos: {} }

const PAST = parseDate('2001-03-01')

/** Reads the arrival guide of guests' pages before, between and after its times. */
export async function tryGuide(world: SmokeContext, later: Reservation | null): Promise<void> {
  const { step, owner } = world
  const guide = await step('There is an arrival guide to give', () => ensureGuide(world))
  if (!guide) return

  if (later?.guestKey !== undefined) {
    const { guestKey } = later
    await step('The guide is closed before its moment', async () => {
      await give(owner, guestKey, guide)
      await expectGuide(world, guestKey, false)
    })
  }
  await step('The guide is open in the days of arrival', async () => {
    const night = await freeNight(world)
    await giveFor(world, night, guide, true)
    return `of a stay on ${night}`
  })
  await step('The guide is closed after its moment', async () => {
    if (PAST) await giveFor(world, PAST, guide, false)
  })
}

/** Removes the run's texts from a guide that it wrote. */
export async function blankGuide({ owner, made }: SmokeContext): Promise<void> {
  if (!made.guide) return
  const seen = readGuide(await read(owner, 'guide'))
  await sendGuide(owner, { base: seen, wanted: NO_TEXT, version: seen.version })
}

async function ensureGuide({ owner, made }: SmokeContext): Promise<Guide> {
  const seen = readGuide(await read(owner, 'guide'))
  if (!isBlank(seen)) return seen
  await sendGuide(owner, { base: seen, wanted: TEXT, version: seen.version })
  made.guide = true
  return readGuide(await read(owner, 'guide'))
}

async function giveFor(world: SmokeContext, night: IsoDate, guide: Guide, isOpen: boolean) {
  const guestKey = randomKey()
  const stay = { checkIn: night, checkOut: addDays(night, 1) }
  await addStay(world, draftOf(stay, { guestKey }))
  await give(world.owner, guestKey, guide)
  await expectGuide(world, guestKey, isOpen)
}

async function give(owner: DatabaseClient, key: string, guide: Guide) {
  expectThat((await giveGuideOver(owner, [key], guide)) === 0, 'an owner may not give it')
}

async function expectGuide({ ask }: SmokeContext, key: string, isOpen: boolean) {
  const { status: stated } = await ask(`${guestGuidePath(key)}/version`)
  expectThat(stated === 200, `answered ${stated} when asked whether there is a guide`)
  const { status } = await ask(guestGuidePath(key))
  expectThat(status === (isOpen ? 200 : 401), `answered ${status}`)
}

/** A free night around today, because the guide opens two days before check-in. */
async function freeNight({ owner, today }: SmokeContext): Promise<IsoDate> {
  for (const night of [0, 1, 2].map((days) => addDays(today, days))) {
    if ((await read(owner, `nights/${night}`)) === null) return night
  }
  throw new NotPossible('the next three nights are booked: try again on another day')
}
