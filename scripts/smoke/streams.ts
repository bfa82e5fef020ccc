import * as v from 'valibot'
import { sameStay } from '#domain/stay.ts'
import { createStaysCopy } from '#db/staysCopy.ts'
import { addStay, draftOf, removeStay } from './stays.ts'
import { expectThat, type SmokeContext } from './context.ts'

const LIMIT_MS = 2_000
const POLL_MS = 10

const eventSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.nullable(v.object({ path: v.string(), data: v.unknown() })),
)

/** Subscribes to the calendar like a page, while a stay is added and deleted. */
export async function tryStreams(world: SmokeContext): Promise<void> {
  const { step, databaseUrl, nextStay } = world
  const calendar = await step('A visitor subscribes to the calendar', () =>
    followCalendar(`${databaseUrl}/reservations.json`),
  )
  if (!calendar) return
  const stay = nextStay()
  const isShown = () => calendar.stays().some((each) => sameStay(each, stay))
  const added = await step('A new stay is shown within two seconds', async () => {
    const start = Date.now()
    const stored = await addStay(world, draftOf(stay))
    await until(isShown, start)
    return stored
  })
  if (added) {
    await step('A deleted stay is gone within two seconds', async () => {
      const start = Date.now()
      await removeStay(world, added.id)
      await until(() => !isShown(), start)
    })
  }
  calendar.close()
}

/** A visitor's subscription: the REST stream, which counts as one connection. */
async function followCalendar(url: string) {
  const copy = createStaysCopy()
  const aborter = new AbortController()
  const { signal } = aborter
  const response = await fetch(url, { headers: { Accept: 'text/event-stream' }, signal })
  expectThat(response.status === 200 && response.body !== null, `answered ${response.status}`)
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''

  function hear(event: string) {
    const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? []
    const parsed = v.safeParse(eventSchema, data)
    if (!parsed.success || parsed.output === null) return
    if (name === 'put') copy.put(parsed.output.path, parsed.output.data)
    if (name === 'patch') copy.patch(parsed.output.path, parsed.output.data)
  }

  async function listen() {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const events = (unread + value).split('\n\n')
      unread = events.pop() ?? ''
      events.forEach(hear)
    }
  }
  // The stream ends by being aborted.
  void listen().catch(() => {})
  return { stays: copy.stays, close: () => aborter.abort() }
}

async function until(isTrue: () => boolean, start: number): Promise<void> {
  while (!isTrue()) {
    expectThat(Date.now() - start < LIMIT_MS, `not within ${LIMIT_MS / 1000} seconds`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
