import { onValue, ref } from 'firebase/database'
import * as v from 'valibot'
import { sameStay, type Stay } from '#domain/stay.ts'
import { readStay } from '#domain/storedStay.ts'
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

/** Subscribes like a page and like another owner, while a stay is added and deleted. */
export async function tryStreams(world: SmokeContext): Promise<void> {
  const { step, databaseUrl, nextStay } = world
  const opened = await step('A visitor and a second owner subscribe', async () => {
    const [calendar, office] = await Promise.all([
      followCalendar(`${databaseUrl}/reservations.json`),
      followOffice(world),
    ])
    return { calendar, office }
  })
  if (!opened) return
  const { calendar, office } = opened
  const stay = nextStay()
  const isShown = (stays: readonly Stay[]) => stays.some((each) => sameStay(each, stay))
  const added = await step('Both see a new stay within two seconds', async () => {
    const start = Date.now()
    const stored = await addStay(world, draftOf(stay))
    await until(() => isShown(calendar.stays()) && isShown(office.stays()), start)
    return stored
  })
  if (added) {
    await step('Both see it go within two seconds', async () => {
      const start = Date.now()
      await removeStay(world, added.id)
      await until(() => !isShown(calendar.stays()) && !isShown(office.stays()), start)
    })
  }
  await step('Connections of this run', async () => {
    const count = office.connections()
    expectThat(count === 1, `the second owner’s socket was opened ${count} times`)
    return '2 sockets (owners) and 1 stream (visitor), each opened once'
  })
  calendar.close()
  await office.close()
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

/** A second owner's subscription, with its own socket. */
async function followOffice({ openOwner }: SmokeContext) {
  const { client, close } = await openOwner()
  const stored = new Map<string, Stay>()
  let connections = 0
  onValue(ref(client.database, '.info/connected'), (snapshot) => {
    if (snapshot.val() === true) connections += 1
  })
  await new Promise<void>((resolve, reject) => {
    onValue(
      ref(client.database, 'reservations'),
      (snapshot) => {
        stored.clear()
        snapshot.forEach((child) => {
          const read = readStay(child.val())
          if ('stay' in read) stored.set(child.key, read.stay)
        })
        resolve()
      },
      reject,
    )
  })
  return { stays: () => [...stored.values()], connections: () => connections, close }
}

async function until(isTrue: () => boolean, start: number): Promise<void> {
  while (!isTrue()) {
    expectThat(Date.now() - start < LIMIT_MS, `not within ${LIMIT_MS / 1000} seconds`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
