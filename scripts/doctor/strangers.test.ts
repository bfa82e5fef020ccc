import { expect, test } from 'vitest'
import { containing, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { strangerChecks } from './strangers.ts'

const LEGACY = {
  girisTarihi: '01.07.2025',
  cikisTarihi: '02.07.2025',
  musteriAdi: 'Ada',
  kapora: 100,
  kalan: 0,
  toplamUcret: 100,
  notlar: '',
}
const deployed = { rulesFile: 'database.rules.json' }

test('a database with our rules shows strangers only the calendar', async () => {
  const { databaseUrl } = await startTestBackend({ ...deployed, data: {} })

  expect(await strangerChecks(databaseUrl)).toMatchObject([{ mark: '✓' }])
})

test('reports the names and amounts of records that were not converted', async () => {
  const data = { reservations: { a: LEGACY } }
  const { databaseUrl } = await startTestBackend({ ...deployed, data })

  expect(await strangerChecks(databaseUrl)).toMatchObject([
    { mark: '✗', text: containing('1 earlier reservation'), cure: containing('--repair') },
  ])
})

test.each([true, false])('reports a database whose rules are all %s', async (all) => {
  const rules = { '.read': all, '.write': all }
  const { databaseUrl } = await startTestBackend({ rules, data: {} })

  expect(await strangerChecks(databaseUrl)).toMatchObject([
    { mark: '✗', text: containing('not deployed'), cure: containing('npm run deploy') },
  ])
})
