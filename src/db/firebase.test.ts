import { describe, expect, test } from 'vitest'
import { changeRecord } from '#domain/save/change.ts'
import { toAdd, toDelete, toEdit, toPay } from '#domain/stay/stayChange.ts'
import { day } from '#domain/testing.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'
import { draft } from '#sample/testingSeason.ts'
import { sendPasswordReset, signedInEmail, signIn, signOut } from './auth.ts'
import { save, saveStay } from './save.ts'
import { followSeason, type Season } from './season.ts'
import { followValue } from './followValue.ts'
import './access.ts'
import { printed, record, store, testOnOwnersPage } from '#sample/testingOwnersPage.ts'

testOnOwnersPage()

test('a stay that is added, changed and deleted is received unchanged', async () => {
  const { values } = record<Season>(followSeason)
  const next = draft('2026-12-30', '2027-01-02')
  const nothing = {
    unreadable: [],
    cancelled: [],
    payments: new Map(),
    letters: new Map(),
  }

  const { id } = await saveStay(toAdd(next))
  const saved = { ...next, id, version: 1 }
  await eventually(() => expect(values.at(-1)).toEqual({ ...nothing, reservations: [saved] }))

  await saveStay(toEdit(saved, { ...next, notlar: '' }))
  const changed = { ...saved, notlar: '', version: 2 }
  await eventually(() => expect(values.at(-1)).toEqual({ ...nothing, reservations: [changed] }))

  await saveStay(toDelete(changed))
  await eventually(() => expect(values.at(-1)).toEqual({ ...nothing, reservations: [] }))
})

test('what the database refuses is at no time shown as stored', async () => {
  const { values } = record<unknown>((on, fail) => followValue('letters', 'letters', on, fail))
  await eventually(() => expect(values).toEqual([null]))
  const letter = { subject: 'Konu', body: 'Metin' }
  const stale = changeRecord({ path: 'letters/thanks/tr', version: 3, change: 'x', values: letter })

  await expect(save(stale)).rejects.toMatchObject({ reason: 'gone' })

  await save(changeRecord({ path: 'letters/thanks/tr', version: 0, change: 'y', values: letter }))
  await eventually(() => expect(values.at(-1)).toMatchObject({ thanks: { tr: { version: 1 } } }))
  expect(JSON.stringify(values)).not.toContain('"version":4')
})

test('a stay is never reported without the payments that were stored with it', async () => {
  const payment = { key: 'p', date: day('2026-12-01'), amount: 3000, method: 'cash' } as const
  const { id } = await saveStay(toAdd(draft('2026-12-30', '2027-01-02'), { payments: [payment] }))
  const { values } = record<Season>(followSeason)
  await eventually(() => expect(values.at(-1)?.reservations).toHaveLength(1))
  const [stay] = values.at(-1)?.reservations ?? []
  if (!stay) throw new Error(`${id} is missing`)
  await saveStay(toPay(stay, { ...payment, key: 'q' }))

  await eventually(() => expect(values.at(-1)?.payments.get(id)).toHaveLength(2))
  for (const { reservations, payments } of values)
    expect(payments.get(id)).toHaveLength(reservations[0]?.version ?? 0)
})

test('a record with only one half is not reported as unreadable within two seconds', async () => {
  const { values } = record<Season>(followSeason)
  await eventually(() => expect(values).toHaveLength(1))

  // The two seconds begin with the update, which may precede the write's answer.
  const began = Date.now()
  await store('reservations/a', { girisTarihi: '10.12.2026', cikisTarihi: '15.12.2026' })

  await eventually(() => expect(values.at(-1)?.unreadable).toHaveLength(1))
  expect(values[1]?.unreadable).toEqual([])
  expect(Date.now() - began).toBeGreaterThan(1_500)
})

describe('signing in', () => {
  test('as another account signs out immediately', async () => {
    await signOut()
    await signIn('guest@example.com', 'guest-demo')

    await eventually(() => expect(signedInEmail()).toBe(''))
    await expect(saveStay(toAdd(draft('2026-12-10', '2026-12-15')))).rejects.toThrow(
      'Permission denied',
    )
  })

  test.each([
    ['owner@example.com', 'falsch', 'credentials'],
    ['nobody@example.com', 'owner-demo', 'credentials'],
    ['no address', 'owner-demo', 'email'],
  ])('as %s with %s fails for the reason %s', async (email, password, reason) => {
    await expect(signIn(email, password)).rejects.toMatchObject({ reason })
  })

  test('a reset mail has the page’s language, and never reveals whether the address is registered', async () => {
    for (const language of ['en', 'tr']) {
      await sendPasswordReset('owner@example.com', language)
      expect(printed.at(-1)).toContain(`&lang=${language}&`)
    }
    await expect(sendPasswordReset('nobody@example.com', 'tr')).resolves.toBeUndefined()
  })
})
