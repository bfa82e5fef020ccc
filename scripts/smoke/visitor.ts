import { toDelete } from '#domain/commands/command.ts'
import type { Writes } from '#domain/commands/writes.ts'
import type { Reservation } from '#domain/reservation.ts'
import { makeChange } from '#db/makeChange.ts'
import { PATHS, PRIVATE_PATHS, PUBLIC_PATHS } from '#scripts/doctor/paths.ts'
import { adding, draftOf, writesPastChecks } from './stays.ts'
import { expectThat, type SmokeContext } from './context.ts'

const REFUSED = 401

/** Tries anonymously everything that only owners may do; deletes only at empty places. */
export async function tryVisitor(world: SmokeContext, stay: Reservation | null): Promise<void> {
  const { step, ask } = world

  await step('A visitor reads the calendar, the prices and the reviews', async () => {
    await expectStatus(world, PUBLIC_PATHS, 'GET', 200)
  })
  await step('A visitor reads nothing else', async () => {
    await expectStatus(world, ['', ...PRIVATE_PATHS], 'GET', REFUSED)
    return `${PRIVATE_PATHS.length} paths, and the whole`
  })
  await step('A visitor writes nowhere', async () => {
    // A visitor may create a request, so the forbidden writes are tried on an existing one.
    const places = PATHS.filter((place) => place !== 'requests')
    const paths = places.map((place) => `${place}/smoke-test-${Date.now()}`)
    await expectStatus(world, paths, 'DELETE', REFUSED)
    return `${places.length} paths`
  })
  if (!stay) return
  await step('A visitor cannot read or change the stay', async () => {
    const { database } = world.owner
    const added = adding(world, draftOf(world.nextStay()))
    const deletion = writesPastChecks(world, makeChange(database, toDelete(stay)))
    const attempts: Writes[] = [
      writesPastChecks(world, added),
      deletion,
      { [`reservationDetails/${stay.id}/kapora`]: 0 },
      { [`reservations/${stay.id}`]: null },
      { [`nights/${stay.stay.checkIn}`]: null },
    ]
    const { status } = await ask(`reservationDetails/${stay.id}`)
    expectThat(status === REFUSED, 'its guest and amounts can be read')
    for (const attempt of attempts) {
      const answer = await ask('', { method: 'PATCH', body: JSON.stringify(attempt) })
      const paths = Object.keys(attempt).slice(0, 2).join(', ')
      expectThat(answer.status === REFUSED, `answered ${answer.status} to a write to ${paths}`)
    }
    return `${attempts.length} writes`
  })
}

async function expectStatus(
  { ask }: SmokeContext,
  paths: readonly string[],
  method: 'GET' | 'DELETE',
  expected: number,
): Promise<void> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const { status } = await ask(method === 'GET' ? `${path}?shallow` : path, { method })
      return { path, status }
    }),
  )
  const wrong = answers.filter(({ status }) => status !== expected)
  const listed = wrong.map(({ path, status }) => `/${path} ${status}`).join(', ')
  expectThat(wrong.length === 0, `answered ${listed}`)
}
