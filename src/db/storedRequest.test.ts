import { expect, onTestFinished, test, vi } from 'vitest'
import { entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { pageOfRequest } from '#domain/guestPage/requestPage.ts'
import { FormClosed, NotSent, Unanswered } from '#domain/request/request.ts'
import { deleteRequest } from '#domain/request/requestChange.ts'
import { FILLED_REQUEST } from '#domain/request/testing.ts'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { openForTwo } from '#sample/testingSeason.ts'
import { newKey, saveIn } from './client.ts'
import { sendRequest } from './endpoint.ts'

const KEYS = { id: '-Aaaaaaaaaaaaaaaaaaa', guestKey: 'A'.repeat(22) }
const BESIDE = { ...KEYS, language: 'en', quote: { total: 30_000, deposit: 9000 } }
const OTHER = { ...KEYS, id: '-Bbbbbbbbbbbbbbbbbbb' }

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

test('a request is stored with its page in one update, at the server’s time', async () => {
  const { stored } = await openForGuest()
  const began = Date.now()
  const guests = { adults: 2, children: 1 }

  await expect(sendRequest({ ...FILLED_REQUEST, guests }, BESIDE)).resolves.toBe('stored')

  const request = await stored(`requests/${KEYS.id}`)
  expect(request).toMatchObject({ language: 'en', guests, quote: BESIDE.quote })
  expect(Number(getField(request, 'at')) - began).toBeLessThan(60_000)
  const { checkIn, checkOut } = FILLED_REQUEST
  expect(await stored('guestPages')).toEqual({
    [KEYS.guestKey]: pageOfRequest(KEYS.id, { checkIn, checkOut }, { status: 'new' }, 0),
  })
})

test('a request whose answer was lost is there once, and is recognised when it is sent again', async () => {
  const { line, stored } = await openForGuest()
  line.loseAnswers()
  const lost = sendRequest(FILLED_REQUEST, BESIDE).catch((error: unknown) => error)
  await vi.waitFor(async () => expect(await stored('requests')).not.toBeNull())
  line.repair()
  expect(await lost).toBeInstanceOf(Unanswered)

  const changed = { ...FILLED_REQUEST, notes: 'Geç geliriz' }
  await expect(sendRequest(changed, BESIDE)).resolves.toBe('repeated')
  await expect(sendRequest(changed, BESIDE)).resolves.toBe('repeated')

  expect(entriesOf(await stored('requests')).map(([id]) => id)).toEqual([KEYS.id])
  expect(await stored(`requests/${KEYS.id}/reservation/notes`)).toBe(FILLED_REQUEST.notes)
})

test('a request that is answered in between is recognised, too', async () => {
  const { ada, stored } = await openForGuest()
  await sendRequest(FILLED_REQUEST, BESIDE)
  await ada.hold(KEYS.id, '2026-12-01')

  await expect(sendRequest(FILLED_REQUEST, BESIDE)).resolves.toBe('repeated')
  expect(await stored(`requests/${KEYS.id}/status`)).toBe('held')
})

test('a request that the owners have deleted is not sent again, nor another one under its key', async () => {
  const { ada, stored } = await openForGuest()
  await sendRequest(FILLED_REQUEST, BESIDE)
  await saveIn(ada, deleteRequest(await ada.seeRequest(KEYS.id), newKey(ada)))

  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow('answered 401')
  await expect(sendRequest(FILLED_REQUEST, { ...BESIDE, ...OTHER })).rejects.toThrow('answered 401')
  expect(await stored('requests')).toBeNull()
})

test('the second of two requests that share a key on purpose is refused', async () => {
  const { stored } = await openForGuest()
  await sendRequest(FILLED_REQUEST, BESIDE)

  await sendRequest(FILLED_REQUEST, { ...BESIDE, ...OTHER })

  expect(entriesOf(await stored('requests')).map(([id]) => id)).toEqual([KEYS.id])
})

test('a request is refused while the form is closed, and one that was there before is recognised', async () => {
  const { stored, store } = await openForGuest()
  await store('settings/requestsClosed', true)
  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow(FormClosed)
  expect(await stored('requests')).toBeNull()

  await store('settings/requestsClosed', false)
  await sendRequest(FILLED_REQUEST, BESIDE)
  await store('settings/requestsClosed', true)
  await expect(sendRequest(FILLED_REQUEST, BESIDE)).resolves.toBe('repeated')
})

test('a request whose connection is cut before sending stores nothing', async () => {
  const { line, stored } = await openForGuest()
  line.cut()

  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow(Unanswered)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow(NotSent)

  expect(await stored('requests')).toBeNull()
})
