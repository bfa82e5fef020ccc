// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toEdit, toUncancel } from '#domain/commands/command.ts'
import type { Change } from '#domain/change.ts'
import { NightTaken } from '#domain/failure.ts'
import type { Ledger } from '#domain/payments/ledger.ts'
import type { Person } from '#domain/removedPerson.ts'
import type { Reservation, UnreadableRecord } from '#domain/reservation.ts'
import { day, receivedRequest, unreadableRecord } from '#domain/testing.ts'
import { hasUnsavedAddition, typeAgain } from './form/reservationForm.ts'
import { reservation } from '#features/office/testing.ts'
import type { PostChange } from '#db/outbox.ts'
import { clearToasts, toasts } from '#ui/toasts.ts'
import type { OfferLetter } from './useStayCommands.ts'
import { type FormPlace, useReservationWork } from './useReservationWork.ts'

const ayse = reservation()
const mehmet = reservation({
  id: 'mehmet',
  musteriAdi: 'Mehmet Demir',
  checkIn: '20.07.2026',
  checkOut: '25.07.2026',
})
const RESERVATIONS = [ayse, mehmet]

beforeEach(() => sessionStorage.clear())
afterEach(clearToasts)

function open(ledger: Ledger = new Map(), reservations = RESERVATIONS) {
  const answers: (() => void)[] = []
  const post = vi.fn<PostChange>(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ state: 'answered', answer: null }))
      }),
  )
  const place = { open: vi.fn<FormPlace['open']>(), close: vi.fn<FormPlace['close']>() }
  const offerLetter = vi.fn<OfferLetter>()
  const { result } = renderHook(() =>
    useReservationWork(reservations, post, place, offerLetter, ledger),
  )
  const answer = () => act(async () => answers.shift()?.())
  const remove = async (record: Reservation | UnreadableRecord) => {
    act(() => result.current.deletion.ask(record))
    act(() => void result.current.deletion.remove())
    await answer()
  }
  return { result, post, place, offerLetter, answer, remove }
}

test('an edit is saved over the stay that it was typed in', async () => {
  const { result, post, offerLetter, answer } = open()
  act(() => result.current.editors.edit(mehmet))
  expect(result.current.form.editing).toBe(mehmet)

  const onAnswer = vi.fn<(answer: string) => void>()
  act(
    () => void result.current.operations.save({ ...mehmet, notlar: 'Geç' }, mehmet).then(onAnswer),
  )
  await answer()

  expect(onAnswer).toHaveBeenCalledWith('saved')
  expect(post.mock.calls).toMatchObject([[{ verb: 'edit', id: 'mehmet', base: mehmet }]])
  expect(result.current.form.editing).toBeNull()
  expect(offerLetter).not.toHaveBeenCalled()
})

test("offers the letter right after a guest's dates changed or their stay was cancelled", async () => {
  const { result, offerLetter, answer } = open()
  const moved = { ...mehmet, stay: { ...mehmet.stay, checkOut: day('2026-07-27') } }
  act(() => result.current.editors.edit(mehmet))
  act(() => void result.current.operations.save(moved, mehmet))
  await answer()
  act(() => result.current.operations.act(ayse, { verb: 'cancel', intended: null }))
  act(() => void result.current.cancelling.onConfirm({ kept: 500 }))
  await answer()

  expect(offerLetter.mock.calls).toEqual([
    [{ ...moved, version: 2 }, 'change'],
    [expect.objectContaining({ id: ayse.id, version: 2 }), 'cancellation'],
  ])
})

test('an action of the list opens the form, asks first, or runs immediately', async () => {
  const { result, post, answer } = open()

  act(() => result.current.operations.act(ayse, { verb: 'edit', intended: null }))
  expect(result.current.form.editing).toBe(ayse)
  act(() => result.current.operations.act(mehmet, { verb: 'delete', intended: null }))
  expect(result.current.deletion.deleting).toBe(mehmet)
  expect(post).not.toHaveBeenCalled()

  const intended = toEdit(mehmet, { ...mehmet, notlar: 'Geç' })
  act(() => result.current.operations.act(mehmet, { verb: 'edit', intended }))
  await answer()

  expect(post.mock.calls).toMatchObject([[intended]])
  expect(toasts.get().map(({ text }) => text())).toEqual(['Güncellendi: Mehmet Demir'])
})

test('undoing a deletion restores the whole stay', async () => {
  const { post, answer, remove } = open()
  await remove(mehmet)
  const [offer] = toasts.get()
  expect([offer?.text(), offer?.action?.label()]).toEqual(['Mehmet Demir silindi.', 'Geri al'])

  act(() => offer?.action?.run(clearToasts))
  await answer()

  const { id, version: _, ...wanted } = mehmet
  expect(post.mock.calls[1]).toMatchObject([{ verb: 'undelete', id, wanted }])
  expect(toasts.get().map(({ text }) => text())).toEqual(['Mehmet Demir geri getirildi.'])
})

test('hides the undo of a cancellation after it was undone from the row, but not another stay’s', async () => {
  const { result, answer } = open()
  const cancellation = { kept: 500, by: '', at: 0 }
  for (const stay of RESERVATIONS) {
    act(() => result.current.operations.act(stay, { verb: 'cancel', intended: null }))
    act(() => void result.current.cancelling.onConfirm({ kept: 500 }))
    await answer()
  }

  const intended = toUncancel({ ...mehmet, cancellation })
  act(() => result.current.operations.act(mehmet, { verb: 'uncancel', intended }))
  await answer()

  expect(toasts.get().map(({ text }) => text())).toEqual([
    'Ayşe Yılmaz iptal edildi; geceler yeniden boş.',
    'Mehmet Demir: iptal geri alındı, geceler yeniden dolu.',
  ])
})

test('names the stay on the same nights when an undo is refused, and loses nothing', async () => {
  const { result, post, place, remove } = open()
  await remove(mehmet)
  post.mockRejectedValueOnce(new NightTaken(day('2026-07-21'), 'Zeynep Arslan', 'zeynep'))

  await act(async () => toasts.get()[0]?.action?.run(clearToasts))

  const [refusal] = toasts.get()
  expect(refusal?.text()).toBe(
    'Mehmet Demir geri getirilemedi. 21.07.2026 gecesi başka bir konaklamada: Zeynep Arslan.',
  )
  act(() => refusal?.action?.run(clearToasts))
  expect(place.open.mock.calls).toEqual([[null]])
  expect(result.current.form.round).toBe(1)
  expect(hasUnsavedAddition()).toBe(true)
})

test.each([
  ['stays open when another stay is deleted', mehmet, ayse],
  ['is closed when its own stay is deleted', ayse, null],
])('the form in which an owner types %s', async (_, deleted, editing) => {
  const { result, remove } = open()
  act(() => result.current.editors.edit(ayse))
  await remove(deleted)

  expect(result.current.form.editing).toBe(editing)
})

test('a late deletion does not answer the question about another stay', async () => {
  const { result, answer } = open()
  act(() => result.current.deletion.ask(ayse))
  act(() => void result.current.deletion.remove())
  act(() => result.current.deletion.ask(mehmet))

  await answer()

  expect(result.current.deletion.deleting).toBe(mehmet)
})

test('puts a refused change back over its stay', () => {
  const { result } = open()
  const queued = { verb: 'edit', entry: 'e', id: 'mehmet', at: 0 } as const
  const change: Change = { ...queued, base: mehmet, wanted: { ...mehmet, notlar: 'Geç' } }
  const done = vi.fn<() => void>()

  act(() => result.current.editors.reopen(change, done))

  expect(result.current.form.editing).toEqual(mehmet)
  expect(result.current.form.round).toBe(1)
  expect(done).toHaveBeenCalledOnce()
})

test('keeps typed text when the owner stays, and closes without a question once it is saved or discarded', () => {
  const { result } = open()
  act(() => result.current.editors.edit(ayse))
  typeAgain(ayse, { ...ayse, notlar: 'Geç' })
  act(() => result.current.editors.beginAt(mehmet.stay))

  act(() => result.current.leaving.keepEditing())
  expect([result.current.form.editing, result.current.leaving.leaving]).toEqual([ayse, null])

  const clear = vi.fn<() => void>()
  act(() => result.current.editors.cancel(clear))
  expect(clear).not.toHaveBeenCalled()
  act(() => result.current.leaving.leave())
  expect(clear).toHaveBeenCalledOnce()
  expect(result.current.form.editing).toBeNull()
})

const record = unreadableRecord()
const request = receivedRequest({ id: 'q1', ids: ['q2', 'q1'], guest: 'Tom' })

test.each<[string, string | undefined, readonly string[] | undefined]>([
  ['answers it, and the same sent again', 'q1', ['q2', 'q1']],
  ['answers the one it names, where that is another', 'q9', ['q9']],
  ['answers none, where it names none', undefined, undefined],
])('a stay made from a request %s', async (_, requestId, requests) => {
  const { result, post, offerLetter, answer } = open()
  act(() => result.current.editors.beginFrom(request))
  expect(result.current.form.request).toBe(request)

  const stay = { ...ayse, ...(requestId && { request: requestId }) }
  act(() => void result.current.operations.save(stay, null))
  await answer()

  expect(post.mock.calls[0]?.[0]).toMatchObject({ verb: 'add', ...(requests && { requests }) })
  expect(offerLetter).toHaveBeenCalledWith(
    expect.objectContaining({ id: post.mock.calls[0]?.[0].id, musteriAdi: ayse.musteriAdi }),
    'confirmation',
  )
  expect(result.current.form.request).toBeNull()
})

test('a stay that accepts a held request releases its days in the same change', async () => {
  const hold = reservation({ id: 'hold', musteriAdi: 'Bekletiliyor', blocked: true, heldFor: 'q1' })
  const { result, post, answer } = open(new Map(), [hold])
  act(() => result.current.editors.beginFrom(request))

  act(() => void result.current.operations.save({ ...ayse, request: 'q1' }, null))
  await answer()

  expect(post.mock.calls).toMatchObject([
    [{ verb: 'add', wanted: { request: 'q1' }, releases: [{ id: 'hold' }] }],
  ])
})

test.each<[string, Person, boolean]>([
  ['their request', { guest: 'Tom', requests: ['q1'], stay: null }, false],
  ['another request', { guest: 'Eva', requests: ['q5'], stay: null }, true],
])(
  'what was begun from %s is closed once a person’s data are gone: %o, stays %s',
  (_, person, stays) => {
    const { result } = open()
    act(() => result.current.editors.beginFrom(request))

    act(() => result.current.editors.closeFor(person))

    expect(result.current.form.request !== null).toBe(stays)
  },
)

test.each([
  ['ayse', null],
  ['mehmet', ayse],
])('closes an edit once the data of its person are removed: %s', (stay, editing) => {
  const { result } = open()
  act(() => result.current.editors.edit(ayse))

  act(() => result.current.editors.closeFor({ guest: '', requests: [], stay }))

  expect(result.current.form.editing).toBe(editing)
})

test('repairs an unreadable record in the form, and closes it when it is deleted', async () => {
  const { result, remove } = open()
  act(() => result.current.editors.repair(record))
  expect(result.current.form.repairing).toBe(record)
  await remove(record)

  expect(result.current.form.repairing).toBeNull()
  expect(toasts.get()).toEqual([])
})

test('puts a refused repair back into the form as typed', () => {
  const { result } = open()
  const queued = { verb: 'edit', entry: 'e', id: 'bad', at: 0 } as const
  const change = { ...queued, base: record, wanted: ayse }
  act(() => result.current.editors.reopen(change, () => {}))

  expect(result.current.form.repairing).toMatchObject({
    id: 'bad',
    texts: { musteriAdi: 'Ayşe Yılmaz', girisTarihi: '10.07.2026', toplamUcret: '30000' },
  })
})

test('asks again about the stay of a refused deletion', () => {
  const { result } = open()

  const queued = { verb: 'delete', entry: 'e', id: 'ayse', at: 0 } as const
  act(() => result.current.editors.reopen({ ...queued, base: ayse, wanted: null }, () => {}))

  expect(result.current.deletion.deleting).toBe(ayse)
  expect(result.current.form.editing).toBeNull()
})

const deposit = {
  date: day('2026-07-01'),
  amount: 10_000,
  method: 'transfer',
  purpose: 'kapora',
} as const

test('a new stay gets its payment status from its payments, the first being the received deposit', () => {
  const { result, post } = open()

  act(() => void result.current.operations.save(ayse, null))
  act(() => void result.current.operations.save(ayse, null, deposit))

  const [[without], [come]] = post.mock.calls as [[Change], [Change]]
  expect(without).toMatchObject({ verb: 'add', wanted: { ...ayse, usesPayments: true } })
  expect(without).not.toHaveProperty('payments')
  expect(come).toMatchObject({ payments: [deposit] })
})

test('adding a deleted stay again keeps its payments or its payment status', () => {
  const kept = { ...deposit, key: '-k' }
  const paid = open(new Map([['ayse', [{ ...kept, by: 'ada@example.com' }]]]))
  const unpaid = open()

  for (const { result } of [paid, unpaid]) {
    act(() => result.current.editors.edit(ayse))
    act(() => void result.current.operations.save(ayse, null))
  }

  expect(paid.post.mock.calls).toMatchObject([
    [{ wanted: { usesPayments: true }, payments: [kept] }],
  ])
  expect(unpaid.post.mock.calls[0]?.[0].wanted).toEqual(ayse)
})

test('an edit that began before the first payment applies to the stay after it', () => {
  const paid = { ...ayse, usesPayments: true, version: 2 } as const
  const { result, post } = open(new Map(), [paid, mehmet])

  act(() => void result.current.operations.save({ ...ayse, notlar: 'Geç' }, ayse))

  expect(post.mock.calls).toMatchObject([
    [{ verb: 'edit', base: paid, wanted: { notlar: 'Geç', usesPayments: true } }],
  ])
})

test("puts a refused addition back with its deposit's payment method", () => {
  const { result } = open()
  const payments = [{ ...deposit, key: '-k' }]
  const added = { verb: 'add', entry: 'e', id: 'n', at: 0, base: null, wanted: ayse } as const

  act(() => result.current.editors.reopen({ ...added, payments }, () => {}))

  expect(Object.values(sessionStorage).join()).toContain('"depositMethod":"transfer"')
})

test('a refused payment opens its current stay without unsaved changes', () => {
  const { result } = open()
  const payment = { date: deposit.date, amount: 500, method: 'cash' } as const
  const base = { ...ayse, version: 0 }
  const queued = { verb: 'pay', entry: 'e', id: 'ayse', at: 0 } as const
  const change = { ...queued, base, wanted: base, payment }

  act(() => result.current.editors.reopen(change, () => {}))

  expect(result.current.form.editing).toBe(ayse)
  expect(sessionStorage).toHaveLength(0)
})
