import { describe, expect, test } from 'vitest'
import { changeRecord } from '#domain/save/change.ts'
import { ChangedMeanwhile, Failure, GoneMeanwhile, NightTaken } from '#domain/save/failure.ts'
import { nightsOf } from '#domain/stay/stayDates.ts'
import { day } from '#domain/testing.ts'
import { saveIn } from './client.ts'
import { changeStay, toDelete, toEdit } from '#domain/stay/stayChange.ts'
import { draft, failed, openForTwo } from '#sample/testingSeason.ts'

const cash = { date: day('2026-07-01'), amount: 3000, method: 'cash' } as const

describe('an owner', () => {
  test('adds a stay with its deposit, edits, cancels, restores and deletes it', async () => {
    const { ada, stored } = await openForTwo()
    const stay = await ada.add(draft('2026-07-10', '2026-07-15'), [{ ...cash, key: 'deposit' }])

    await ada.edit(stay, { dates: { checkIn: day('2026-07-11'), checkOut: day('2026-07-16') } })
    const moved = await ada.see(stay.id)
    expect(moved.version).toBe(2)
    expect(Object.keys(Object(await stored('nights')) as object)).toEqual(nightsOf(moved.dates))

    await ada.cancel(moved)
    expect(await stored('nights')).toBeNull()
    await ada.uncancel(await ada.seeCancelled(stay.id))
    const restored = await ada.see(stay.id)
    const deleted = await ada.remove(restored, await ada.seePaid(stay.id))
    expect(await stored('payments')).toBeNull()
    expect(await stored('reservationDetails')).toBeNull()

    await ada.undo(deleted)
    expect(await ada.see(stay.id)).toEqual({ ...restored, version: 6 })
    expect(await ada.seePaid(stay.id)).toMatchObject([{ amount: 3000 }])
  })

  test('holds a request, accepts it, and declines another', async () => {
    const { ada, stored } = await openForTwo()
    const [first, second] = [
      await ada.ask('2026-08-01', '2026-08-05'),
      await ada.ask('2026-08-10', '2026-08-12'),
    ]
    const held = await ada.hold(first, '2026-07-20')
    expect(await stored(`nights/2026-08-01`)).toBe(held.id)

    const { id: _, version: __, ...draft } = held
    const next = { ...draft, status: 'booked' } as const
    const accepted = { status: 'accepted', reservationId: held.id } as const
    const answered = [{ request: await ada.seeRequest(first), answer: accepted }]
    await ada.perform(toEdit(held, next, { answered }))
    expect(await ada.seeRequest(first)).toMatchObject({ status: 'accepted', version: 2 })
    expect(await stored(`requests/${first}/heldUntil`)).toBeNull()

    const other = await ada.hold(second, '2026-07-20')
    const declined = {
      request: await ada.seeRequest(second),
      answer: { status: 'declined' },
    } as const
    await ada.perform(toDelete(other, { answered: [declined] }))
    expect(await ada.seeRequest(second)).toMatchObject({ status: 'declined', version: 2 })
    expect(await stored('nights/2026-08-10')).toBeNull()
  })
})

describe('of two owners', () => {
  test('the second to save a version learns who changed it', async () => {
    const { ada, can } = await openForTwo()
    const stay = await ada.add(draft('2026-07-10', '2026-07-15'))

    await ada.edit(stay, { notlar: 'Ada' })
    const failure = await failed(can.edit(stay, { notlar: 'Can' }))

    expect(failure).toBeInstanceOf(ChangedMeanwhile)
    expect(failure).toMatchObject({ by: ada.author() })
    expect(await can.see(stay.id)).toMatchObject({ notlar: 'Ada', version: 2 })
  })

  test('the second to take a night learns whose it is', async () => {
    const { ada, can } = await openForTwo()
    const stay = await ada.add(draft('2026-07-10', '2026-07-15'))

    const failure = await failed(can.add(draft('2026-07-14', '2026-07-18')))

    expect(failure).toBeInstanceOf(NightTaken)
    expect(failure).toMatchObject({ night: '2026-07-14', guest: { musteriAdi: 'Ayşe Yılmaz' } })
    expect(failure).toMatchObject({ holder: stay.id })
  })

  test('one edits what the other has deleted', async () => {
    const { ada, can } = await openForTwo()
    const stay = await ada.add(draft('2026-07-10', '2026-07-15'))

    await can.remove(stay)

    expect(await failed(ada.edit(stay, { notlar: 'x' }))).toBeInstanceOf(GoneMeanwhile)
    expect(await failed(ada.remove(stay))).toMatchObject({ verb: 'delete' })
  })

  test('one accepts a request that the other has declined', async () => {
    const { ada, can } = await openForTwo()
    const request = await ada.ask('2026-08-01', '2026-08-05')
    const seen = await ada.seeRequest(request)

    await can.answer(seen, { status: 'declined' })
    const failure = await failed(ada.answer(seen, { status: 'declined' }))

    expect(failure).toBeInstanceOf(Failure)
    expect(failure).toMatchObject({ reason: 'answered' })
  })
})

test('a change whose answer was lost is stored once', async () => {
  const { ada } = await openForTwo()
  const stay = await ada.add(draft('2026-07-10', '2026-07-15'))
  const change = await ada.pay(stay, cash)

  // The SDK sends it again on the next connection.
  await saveIn(ada, changeStay(change))

  expect(await ada.seePaid(stay.id)).toHaveLength(1)
})

const TERMS = { answerHours: 12, depositDays: 5, balanceDays: 7, freeCancellationDays: 30 }
const HOSTS = {
  hosts: 'Ada',
  checkInFrom: '16:00',
  checkOutBy: '10:00',
  phone: '+90 252 000 00 00',
  ...TERMS,
}
const siteChange = (version: number, change: string, values: object) =>
  changeRecord({ path: 'settings/site', version, change, values, isSigned: false })

test('a record’s change whose answer was lost is stored once', async () => {
  const { ada, stored } = await openForTwo()
  const change = siteChange(0, 'ada', HOSTS)
  await saveIn(ada, change)

  await saveIn(ada, change)

  expect(await stored('settings/site')).toMatchObject({ version: 1, change: 'ada' })
})

test('a change that removes a value is refused when the other owner saved first', async () => {
  const { ada, can, stored } = await openForTwo()
  await saveIn(ada, siteChange(0, 'first', { ...HOSTS, latePercent: 30 }))
  await saveIn(ada, siteChange(1, 'ada', { ...HOSTS, latePercent: 50 }))

  const failure = await failed(saveIn(can, siteChange(1, 'can', HOSTS)))

  expect(failure).toBeInstanceOf(ChangedMeanwhile)
  expect(await stored('settings/site')).toMatchObject({ latePercent: 50 })
})
