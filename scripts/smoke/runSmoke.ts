import { pagePath } from '#domain/guestPage/pageKey.ts'
import { type DatabaseClient, read } from '#db/client.ts'
import { deleteRequests } from '#db/requestWriter.ts'
import { sendRequest } from '#scripts/doctor/request.ts'
import { tryRequests } from './requests.ts'
import { createFarStays, removeStay, tryStays } from './stays.ts'
import { tryVisitor } from './visitor.ts'
import {
  expectThat,
  type CreatedRecords,
  type Row,
  type Target,
  type SmokeContext,
} from './context.ts'

/**
 * Runs what owners and visitors do on a project, removes all that it stored, and returns a row for
 * each check.
 */
export async function runSmoke(target: Target): Promise<Row[]> {
  const rows: Row[] = []
  const step = createStep(rows)
  const opened = await step('An owner signs in', target.openOwner)
  if (!opened) return rows
  const world = createWorld(target, opened.client, step)
  // Anybody else could store a request and not remove it.
  const isOwner = await step('The database takes them for an owner', async () => {
    await read(opened.client, 'guide')
    return true
  })
  if (!isOwner) {
    await opened.close()
    return rows
  }
  try {
    const stay = await tryStays(world)
    await tryVisitor(world, stay)
    await tryRequests(world)
  } finally {
    await step('All that the run made is removed', () => removeAll(world))
    await opened.close()
  }
  return rows
}

function createStep(rows: Row[]): SmokeContext['step'] {
  return async (step, act) => {
    const start = performance.now()
    const end = (mark: Row['mark'], detail: string) =>
      rows.push({ mark, step, ms: Math.round(performance.now() - start), detail })
    try {
      const result = await act()
      end('✓', typeof result === 'string' ? result : '')
      return result
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      end('✗', reason)
      return null
    }
  }
}

function createWorld(
  target: Target,
  owner: DatabaseClient,
  step: SmokeContext['step'],
): SmokeContext {
  const made: CreatedRecords = {
    stays: new Set(),
    requests: new Set(),
    pageKeys: new Set(),
    nights: new Set(),
  }
  return {
    ...target,
    owner,
    made,
    nextStay: createFarStays(target.today),
    step,
    ask: (path, init) => {
      const [place, shallow] = path.split('?')
      return sendRequest(
        `${target.databaseUrl}/${place}.json${shallow ? '?shallow=true' : ''}`,
        init,
      )
    },
  }
}

/** The rows as a text table: mark, check, time and detail. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ step }) => step.length))
  return rows
    .map(({ mark, step, ms, detail }) =>
      `  ${mark} ${step.padEnd(width)} ${`${ms} ms`.padStart(9)}  ${detail}`.trimEnd(),
    )
    .join('\n')
}

/** Removes what the run stored, and checks that; the log keeps its entries. */
async function removeAll(world: SmokeContext): Promise<string> {
  const { owner, made } = world
  const { stays, requests, pageKeys, nights } = made
  const problems: string[] = []
  const attempts = [
    ...[...stays].map((id) => () => removeStay(world, id)),
    () => deleteRequests(owner, [...requests]),
  ]
  for (const attempt of attempts) {
    await attempt().catch((error: unknown) => problems.push(String(error)))
  }
  const paths = [
    ...[...stays].flatMap((id) => [`reservations/${id}`, `reservationDetails/${id}`]),
    ...[...requests].map((id) => `requests/${id}`),
    ...[...pageKeys].map(pagePath),
  ]
  const values = await Promise.all(paths.map((path) => read(owner, path)))
  const holders = await Promise.all([...nights].map((night) => read(owner, `nights/${night}`)))
  const left = [
    ...paths.filter((_, at) => values[at] !== null),
    ...[...nights]
      .filter((_, at) => stays.has(String(holders[at])))
      .map((night) => `nights/${night}`),
  ]
  expectThat(left.length === 0, `left: ${left.join(', ')}. ${problems.join('. ')}`)
  return `${paths.length + nights.size} paths; the log keeps what was done`
}
