import { readPayments } from '#domain/payments/payment.ts'
import { day } from '#domain/testing.ts'
import { describe, expect, test } from 'vitest'
import { toAdd } from '#domain/commands/command.ts'
import { STORED_PARTS, type StoredParts, writeBackup } from '#domain/backup/backup.ts'
import { compareStays, missingCancelled } from '#domain/backup/compareStays.ts'
import { type Backup, readBackup } from '#domain/backup/readBackup.ts'
import { ASKED as request, ASKED_IDS, draft, openForTwo } from '#scripts/sample/season.ts'
import { byStatus } from '#domain/reservation.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import { forgetOver } from './forget.ts'
import { makeChange } from './makeChange.ts'
import { deleteRequests, writeAnswer } from './requestWriter.ts'
import { markWritten } from './letterWriter.ts'
import { restoreStays, restoreRequests, restoreWrittenLetters } from './restoreBackup.ts'
import type { Outcome } from './batches.ts'
import { submitChange } from './writer.ts'

type Opened = Awaited<ReturnType<typeof openForTwo>>

const [asked, other] = ASKED_IDS
const guest = { musteriAdi: 'İpek Işık', phone: '0555 010 20 30', guests: 3, notlar: 'a' }

async function backupOf({ stored }: Opened): Promise<Backup> {
  const parts: Partial<StoredParts> = {}
  for (const name of STORED_PARTS) parts[name] = await stored(name)
  const origin = { villa: 'Villa', project: 'p', madeAt: '2026-11-22T08:00:00.000Z' }
  const read = readBackup(writeBackup(origin, parts))
  if ('problem' in read) throw new Error(read.problem)
  return read.backup
}

/** Restores all missing or different stays as Ada, and returns the results. */
async function recoverAll({ ada, stored }: Opened, backup: Backup): Promise<string[]> {
  const [dates, details] = [await stored('reservations'), await stored('reservationDetails')]
  const ids = new Set([...entriesOf(dates), ...entriesOf(details)].map(([id]) => id))
  const records = [...ids].map((id) =>
    readRecord(id, Reflect.get(Object(dates), id), Reflect.get(Object(details), id)),
  )
  const all = records.flatMap((each) => ('reservation' in each ? each.reservation : []))
  const { reservations, cancelled } = byStatus(all)
  const { missing, changed } = compareStays(backup, {
    reservations,
    unreadable: [],
    cancelled,
  })
  const told: string[] = []
  await restoreStays(ada, [...missing, ...changed], ({ wanted }, outcome) => {
    told.push(`${wanted.musteriAdi}: ${'failure' in outcome ? outcome.failure.reason : 'written'}`)
  })
  return told.toSorted()
}

/** Two owners, a stay of İpek Işık and a backup of both. */
async function openWithStay() {
  const season = await openForTwo()
  const stay = await season.ada.add(draft('2027-01-01', '2027-01-04', guest))
  return { season, stay, backup: await backupOf(season) }
}

test('sent letters are restored with a stay that the database does not know, and overwrite nothing', async () => {
  const season = await openForTwo()
  const { id } = await season.ada.add(draft('2027-01-01', '2027-01-04', guest))
  const gone = await season.ada.add(draft('2027-02-01', '2027-02-04', guest))
  const day1 = { date: day('2026-12-01'), language: 'en' }
  await markWritten(season.can, { about: id, kind: 'confirmation' }, day1)
  await markWritten(season.can, { about: gone.id, kind: 'confirmation' }, day1)
  const { written } = await backupOf(season)
  await season.store(`written/${id}`, null)
  await season.ada.remove(gone)
  await season.store(`written/${gone.id}`, null)

  await restoreWrittenLetters(season.ada, [id, gone.id, 'nobody'], written)

  expect(await season.stored('written')).toMatchObject({
    [id]: { confirmation: { ...day1, by: 'owner@example.com' } },
  })
  expect(await season.stored(`written/${gone.id}`)).toBeNull()
  await markWritten(season.can, { about: id, kind: 'change' }, day1)
  await restoreWrittenLetters(season.ada, [id], written)
  expect(await season.stored(`written/${id}/change/by`)).toBe('coowner@example.com')
})

describe('a stay of a backup', () => {
  test('that was deleted is restored with every field, as the version after its deletion', async () => {
    const { season, stay, backup } = await openWithStay()
    const before = await season.stored('reservationDetails')
    await season.can.remove(stay)

    expect(await recoverAll(season, backup)).toEqual(['İpek Işık: written'])

    expect(await season.stored('reservationDetails')).toEqual({
      [stay.id]: { ...(Reflect.get(Object(before), stay.id) as object), version: 3 },
    })
    expect(JSON.stringify(await season.stored(`log/${stay.id}`))).toContain('"verb":"undelete"')
    expect(await season.unsoundness()).toEqual([])
    expect(await recoverAll(season, backup)).toEqual([])
  })

  test('is restored with payments that the database lacks', async () => {
    const season = await openForTwo()
    const { id } = await season.ada.add(draft('2027-01-01', '2027-01-04', guest))
    const payment = { date: day('2026-12-01'), amount: 2000, method: 'card' } as const
    await season.ada.pay(await season.ada.see(id), payment)
    const backup = await backupOf(season)
    const lost = ['reservations', 'reservationDetails', 'payments', 'nights', 'log', 'versions']
    for (const path of lost) await season.store(path, null)

    expect(await recoverAll(season, backup)).toEqual(['İpek Işık: written'])

    const { payments } = readPayments(await season.stored(`payments/${id}`))
    expect(payments).toMatchObject([{ amount: 3000, purpose: 'carried' }, payment])
    expect((await season.ada.see(id)).usesPayments).toBe(true)
    expect(await season.unsoundness()).toEqual([])
    expect(await recoverAll(season, backup)).toEqual([])
  })

  test('with payments since continues to count by them', async () => {
    const { season, stay, backup } = await openWithStay()
    await season.can.pay(stay, { date: day('2026-12-01'), amount: 2000, method: 'card' })

    expect(await recoverAll(season, backup)).toEqual([])

    await season.can.edit(await season.can.see(stay.id), { notlar: 'b' })
    expect(await recoverAll(season, backup)).toEqual(['İpek Işık: written'])
    expect(await season.can.see(stay.id)).toMatchObject({ notlar: 'a', usesPayments: true })
  })

  test('that was removed past the rules comes back at its next version, once', async () => {
    const { season, stay, backup } = await openWithStay()
    for (const path of ['reservations', 'reservationDetails']) await season.store(path, null)

    expect(await recoverAll(season, backup)).toEqual(['İpek Işık: written'])
    expect(await recoverAll(season, backup)).toEqual([])

    const details = JSON.stringify(await season.stored('reservationDetails'))
    expect(details.match(/"musteriAdi":"İpek Işık"/g)).toHaveLength(1)
    expect((await season.ada.see(stay.id)).version).toBe(2)
  })

  test('waits for another of the backup to leave its nights', async () => {
    const season = await openForTwo()
    const [one, two] = [draft('2027-01-01', '2027-01-04'), draft('2027-01-10', '2027-01-13')]
    const first = await season.ada.add({ ...one, musteriAdi: 'Bir' })
    const second = await season.ada.add({ ...two, musteriAdi: 'İki' })
    const backup = await backupOf(season)
    await season.can.edit(second, { stay: draft('2027-02-01', '2027-02-03').stay })
    await season.can.edit(first, { stay: two.stay })

    expect(await recoverAll(season, backup)).toEqual(['Bir: written', 'İki: written'])

    expect(await recoverAll(season, backup)).toEqual([])
  })

  test('does not restore a removed person', async () => {
    const { season, stay, backup } = await openWithStay()
    await forgetOver(season.can, { requests: [], stay: stay.id })
    expect(await recoverAll(season, backup)).toEqual([])
    await season.can.remove(await season.can.see(stay.id))

    expect(await recoverAll(season, backup)).toEqual(['İpek Işık: forgotten'])

    expect(JSON.stringify(await season.stored(''))).not.toContain('İpek')
  })
})

const KISI = { adults: 2, children: 1 }

describe('a request of a backup', () => {
  test('is restored with its last logged answer, else that of the backup', async () => {
    const season = await openForTwo({
      requests: {
        [asked]: { ...request, language: 'tr', guests: KISI },
        [other]: { ...request, status: 'declined' },
      },
    })
    const { ada, can, stored, store } = season
    const backup = await backupOf(season)
    await writeAnswer(can, { ids: [asked], seen: 'new', answer: { status: 'declined' } })
    await store('requests', null)

    const told: string[] = []
    await restoreRequests(ada, backup.requests, ({ id }, { state }) => told.push(`${id} ${state}`))

    expect(told.toSorted()).toEqual([`${asked} written`, `${other} written`])
    expect(await stored('requests')).toEqual({
      [asked]: { ...request, status: 'declined', language: 'tr', guests: KISI },
      [other]: { ...request, status: 'declined' },
    })
    // A log entry for each: earlier ones remain, with the restoration.
    expect(Object.keys(Object(await stored(`log/${asked}`)) as object)).toHaveLength(2)
  })

  test('is restored after a deletion with its last answer, or open without one', async () => {
    const season = await openForTwo({ requests: { [asked]: request, [other]: request } })
    const { ada, can, stored } = season
    await writeAnswer(can, { ids: [asked], seen: 'new', answer: { status: 'declined' } })
    const backup = await backupOf(season)
    await deleteRequests(can, [asked, other])

    const told: string[] = []
    await restoreRequests(ada, backup.requests, (_, { state }) => told.push(state))

    expect(told).toEqual(['written', 'written'])
    expect(await stored('requests')).toEqual({
      [asked]: { ...request, status: 'declined' },
      [other]: { ...request, status: 'new' },
    })
  })

  test('without its stay is open again, and a stay names no request of another', async () => {
    const season = await openForTwo({ requests: { [asked]: request } })
    const { ada, can, store, stored } = season
    const wanted = draft('2026-12-10', '2026-12-13', { request: asked })
    const change = makeChange(ada.database, toAdd(wanted, [asked]))
    await submitChange(ada, change)
    const backup = await backupOf(season)
    await can.remove(await can.see(change.id))
    await writeAnswer(can, { ids: [asked], seen: 'accepted', answer: { status: 'new' } })

    expect(await recoverAll(season, backup)).toEqual(['Ayşe Yılmaz: written'])

    expect(await stored(`reservationDetails/${change.id}`)).not.toHaveProperty('request')
    expect(await season.unsoundness()).toEqual([])
    await can.remove(await can.see(change.id))
    await store('requests', null)
    await store(`log/${asked}`, null)
    await restoreRequests(ada, backup.requests, () => {})
    expect(await stored(`requests/${asked}`)).toEqual(request)
  })

  test('of a removed guest is not restored', async () => {
    const season = await openForTwo({ requests: { [asked]: request } })
    const { ada, can, store, stored } = season
    const backup = await backupOf(season)
    await forgetOver(can, { requests: [asked], stay: null })
    await store('requests', null)

    const told: unknown[] = []
    await restoreRequests(ada, backup.requests, (_, outcome) => told.push(outcome))

    expect(told).toMatchObject([{ state: 'refused', failure: { reason: 'forgotten' } }])
    expect(await stored('requests')).toBeNull()
  })
})

describe('a cancelled stay of a backup', () => {
  const nothing = { reservations: [], unreadable: [], cancelled: [] }

  /** Restores all missing cancelled stays as Can, and returns the results. */
  async function keepAll({ can }: Opened, backup: Backup): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    const wanted = missingCancelled(backup, nothing)
    await restoreStays(can, wanted, (_stay, outcome) => outcomes.push(outcome))
    return outcomes
  }

  test('that is missing is restored with its payments, even if its nights are sold', async () => {
    const season = await openForTwo()
    const stay = await season.ada.add(draft('2027-01-01', '2027-01-04', guest))
    await season.ada.cancel(stay, { kept: 500, reason: 'Hastalık' })
    const backup = await backupOf(season)
    for (const path of ['reservationDetails', 'payments', 'log', 'versions'])
      await season.store(path, null)
    await season.can.add(draft('2027-01-02', '2027-01-03'))

    expect(await keepAll(season, backup)).toEqual([{ state: 'written', merged: false }])

    const kept = await season.ada.seeCancelled(stay.id)
    expect(kept).toMatchObject({
      ...stay,
      version: 1,
      cancellation: { kept: 500, reason: 'Hastalık' },
    })
    expect(await season.ada.seePaid(stay.id)).toMatchObject([{ amount: 3000 }])
  })

  test('that exists, or has changed since, is unchanged', async () => {
    const season = await openForTwo()
    const stay = await season.ada.add(draft('2027-01-01', '2027-01-04', guest))
    await season.ada.cancel(stay)
    const backup = await backupOf(season)
    const kept = await season.ada.seeCancelled(stay.id)

    expect(await keepAll(season, backup)).toEqual([{ state: 'written', merged: false }])
    expect(await season.ada.seeCancelled(stay.id)).toEqual(kept)

    await season.ada.uncancel(kept)
    expect(await keepAll(season, backup)).toMatchObject([
      { state: 'refused', failure: { reason: 'changed' } },
    ])
  })
})
