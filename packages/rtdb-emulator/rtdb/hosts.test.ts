import { deleteApp, initializeApp } from 'firebase/app'
import { forceWebSockets, getDatabase, onValue, ref, set } from 'firebase/database'
import { expect, onTestFinished, test } from 'vitest'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { NAMESPACE, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'

forceWebSockets()

/** Another port to the same database, like another of its servers. */
async function openMachine(port: number) {
  const machine = await openBadLine(port)
  onTestFinished(() => machine.stop())
  return { host: `127.0.0.1:${machine.port}`, passed: machine.passed }
}

/** The SDK as it connects to Google, because with an emulator it ignores the host in a greeting. */
function openUnaware(port: number) {
  const app = initializeApp({ projectId: 'demo-test' }, `client ${Math.random()}`)
  const database = getDatabase(app, `http://127.0.0.1:${port}?ns=${NAMESPACE}`)
  onTestFinished(() => deleteApp(app))
  const seen: unknown[] = []
  onValue(ref(database, 'a'), (snapshot) => seen.push(snapshot.val()))
  return { database, seen }
}

test('the SDK moves to the host in a reset with its subscriptions and writes', async () => {
  const backend = await startTestBackend({ data: { a: 1 } })
  const machine = await openMachine(backend.databasePort)
  const { database, seen } = openUnaware(backend.databasePort)
  await eventually(() => expect(seen).toEqual([1]))

  backend.reset(machine.host)

  await eventually(() => expect(machine.passed()).toBeGreaterThan(0))
  await set(ref(database, 'a'), 2)
  expect(seen).toEqual([1, 2])
  expect(backend.data()).toEqual({ a: 2 })
})
