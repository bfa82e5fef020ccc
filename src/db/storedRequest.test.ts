import { expect, onTestFinished, test, vi } from 'vitest'
import { getField } from '#domain/field/record.ts'
import { FormClosed, NotSent, requestPath, toPayload, Unanswered } from '#domain/request/request.ts'
import { deleteRequest } from '#domain/request/requestChange.ts'
import { toDelete } from '#domain/stay/stayChange.ts'
import { FILLED_REQUEST } from '#domain/request/testing.ts'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { openForTwo } from '#sample/testingSeason.ts'
import { newKey, saveIn } from './client.ts'
import { sendRequest } from './endpoint.ts'
import { readGuestRequest } from './followGuestPage.ts'
import { readOwnState } from './ownRequest.ts'
import { readValue } from './rest.ts'

const KEY = 'A'.repeat(22)
const BESIDE = { key: KEY, language: 'en', quote: { total: 30_000, deposit: 9000 } }
const { checkIn, checkOut, notes } = FILLED_REQUEST
const ASKED = { dates: { checkIn, checkOut }, quote: BESIDE.quote, note: notes }

/** Two owners, and a guest whose line to the database may be bad. */
async function openForGuest() {
  const season = await openForTwo()
  const line = await openBadLine(season.backend.databasePort)
  vi.stubGlobal('__LOCAL_BACKEND__', { host: '127.0.0.1', databasePort: line.port })
  vi.stubGlobal('__ENV__', { VITE_FIREBASE_PROJECT_ID: 'demo-test' })
  onTestFinished(async () => {
    vi.unstubAllGlobals()
    await line.stop()
  })
  return { ...season, line }
}

test('a request is one record, at the server’s time, of which its key opens all but contact data', async () => {
  const { stored } = await openForGuest()
  const began = Date.now()
  const guests = { adults: 2, children: 1 }

  await expect(sendRequest({ ...FILLED_REQUEST, guests }, BESIDE)).resolves.toEqual({
    kind: 'stored',
  })

  const { requests, ...others } = Object(await stored('')) as { requests: unknown }
  expect(Object.keys(others)).toEqual(['admins'])
  const request = getField(requests, KEY)
  expect(request).toMatchObject({ ...toPayload(FILLED_REQUEST), language: 'en' })
  expect(Number(getField(request, 'at')) - began).toBeLessThan(60_000)
  const seen = await readGuestRequest(KEY)
  expect(seen).toEqual({ asked: { ...ASKED, guests }, at: getField(request, 'at'), status: 'new' })
  for (const part of ['', '/reservation', '/language'])
    await expect(readValue(`${requestPath(KEY)}${part}`)).rejects.toThrow('401')
})

test('a request whose answer was lost is there once, and is recognised when it is sent again', async () => {
  const { line, stored } = await openForGuest()
  line.loseAnswers()
  const lost = sendRequest(FILLED_REQUEST, BESIDE).catch((error: unknown) => error)
  await vi.waitFor(async () => expect(await stored('requests')).not.toBeNull())
  line.repair()
  expect(await lost).toBeInstanceOf(Unanswered)

  const changed = { ...FILLED_REQUEST, notes: 'Geç geliriz' }
  const repeated = { kind: 'repeated', asked: ASKED }
  await expect(sendRequest(changed, BESIDE)).resolves.toEqual(repeated)
  await expect(sendRequest(changed, BESIDE)).resolves.toEqual(repeated)

  expect(await stored(`${requestPath(KEY)}/reservation/notes`)).toBe(notes)
})

test('a request that is answered in between is recognised, too', async () => {
  const { ada, stored } = await openForGuest()
  await sendRequest(FILLED_REQUEST, BESIDE)
  await ada.hold(KEY, '2026-12-01')

  await expect(sendRequest(FILLED_REQUEST, BESIDE)).resolves.toMatchObject({ kind: 'repeated' })
  expect(await stored(`${requestPath(KEY)}/status`)).toBe('held')
})

test('an answered request that the owners have deleted is not sent again', async () => {
  const { ada, stored } = await openForGuest()
  await sendRequest(FILLED_REQUEST, BESIDE)
  await ada.answer(await ada.seeRequest(KEY), { status: 'declined' })
  await saveIn(ada, deleteRequest(await ada.seeRequest(KEY), newKey(ada)))

  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow('answered 401')
  expect(await stored('requests')).toBeNull()
})

test('a request that nobody has answered leaves nothing behind when it is deleted', async () => {
  const { ada, stored } = await openForGuest()
  const before = await stored('')
  await sendRequest(FILLED_REQUEST, BESIDE)

  await saveIn(ada, deleteRequest(await ada.seeRequest(KEY), newKey(ada)))

  expect(await stored('')).toEqual(before)
})

test('a request is refused while the form is closed, and one that was there before is recognised', async () => {
  const { stored, store } = await openForGuest()
  await store('settings/requestsClosed', true)
  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow(FormClosed)
  expect(await stored('requests')).toBeNull()

  await store('settings/requestsClosed', false)
  await sendRequest(FILLED_REQUEST, BESIDE)
  await store('settings/requestsClosed', true)
  await expect(sendRequest(FILLED_REQUEST, BESIDE)).resolves.toMatchObject({ kind: 'repeated' })
})

test('a request whose connection is cut before sending stores nothing', async () => {
  const { line, stored } = await openForGuest()
  line.cut()

  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow(Unanswered)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow(NotSent)

  expect(await stored('requests')).toBeNull()
})

test('the device that sent a request reads what became of it', async () => {
  const { ada } = await openForGuest()
  expect(await readOwnState(KEY)).toBe('gone')
  await sendRequest(FILLED_REQUEST, BESIDE)
  expect(await readOwnState(KEY)).toBe('new')

  const hold = await ada.hold(KEY, '2026-12-01')
  expect(await readOwnState(KEY)).toBe('held')
  const request = await ada.seeRequest(KEY)
  const answered = [{ request, answer: { status: 'declined' } }] as const
  await ada.perform(toDelete(hold, { answered }))
  expect(await readOwnState(KEY)).toBe('declined')

  await ada.answer(await ada.seeRequest(KEY), { status: 'replaced', replacedBy: 'B'.repeat(22) })
  expect(await readOwnState(KEY)).toBe('replaced')
  expect(await readGuestRequest(KEY)).toMatchObject({ replacedBy: 'B'.repeat(22) })
})
