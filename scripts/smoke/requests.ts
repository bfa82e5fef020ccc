import * as v from 'valibot'
import { below } from '#domain/commands/writes.ts'
import { pageOfRequest, readGuestPage } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { readRequest, toPayload } from '#domain/request.ts'
import { read } from '#db/client.ts'
import { randomKey } from '#lib/randomKey.ts'
import { addStay, draftOf } from './stays.ts'
import { expectThat, type SmokeContext } from './context.ts'

const EMAIL = 'smoke-test@example.com'

const pushedSchema = v.object({ name: v.string() })

/** Sends a request as the site's form does, and accepts it. */
export async function tryRequests(world: SmokeContext): Promise<void> {
  const { step, ask, owner, made, nextStay } = world
  const stay = nextStay()
  const guestKey = randomKey()
  made.pageKeys.add(guestKey)

  const id = await step('A visitor sends a request by POST', async () => {
    const payload = toPayload({
      firstName: 'Smoke',
      lastName: 'Test',
      email: EMAIL,
      phone: '+90 555 000 00 00',
      ...stay,
      notes: 'npm run smoke',
    })
    const answer = await ask('requests', { method: 'POST', body: JSON.stringify(payload) })
    const pushed = v.safeParse(pushedSchema, answer.body)
    expectThat(pushed.success, `answered ${answer.status}`)
    made.requests.add(pushed.output.name)
    return pushed.output.name
  })
  if (id === null) return
  await step('An owner reads the request', async () => {
    const request = readRequest(id, sentAtOf(id), await read(owner, `requests/${id}`))
    expectThat(request?.email === EMAIL, 'it is not stored as it was sent')
  })
  await step('A visitor can neither read nor change the request', async () => {
    const attempts = [
      await ask(`requests/${id}`),
      await ask(`requests/${id}`, { method: 'DELETE' }),
      await ask(`requests/${id}/reservation/notes`, { method: 'PUT', body: '"changed"' }),
      await ask(`requests/${id}/status`, { method: 'PUT', body: '"declined"' }),
      await ask('requests', {
        method: 'POST',
        body: JSON.stringify({ reservation: { notes: 'x' } }),
      }),
    ]
    const granted = attempts.filter(({ status }) => status !== 401).length
    expectThat(granted === 0, `${granted} of ${attempts.length} attempts were granted`)
  })
  await step('The guest’s page shows the request', async () => {
    const page = { [pagePath(guestKey)]: pageOfRequest(id, stay, { status: 'new' }, 0) }
    const writes = { ...below(`requests/${id}`, { guestKey }), ...page }
    const { status } = await ask('', { method: 'PATCH', body: JSON.stringify(writes) })
    expectThat(status === 200, `answered ${status} to the page’s write`)
    await expectPage(world, guestKey, id, 'new')
  })
  await step('The guest’s page shows the stay after an owner accepted', async () => {
    const accepted = await addStay(world, draftOf(stay, { guestKey, request: id }), [id])
    await expectPage(world, guestKey, accepted.id, 'booked')
  })
}

async function expectPage({ ask }: SmokeContext, key: string, about: string, status: string) {
  const answer = await ask(pagePath(key))
  const page = readGuestPage(answer.body)
  expectThat(page !== null, `the page cannot be read: answered ${answer.status}`)
  expectThat(page.about === about && page.status === status, `the page shows ${page.status}`)
}
