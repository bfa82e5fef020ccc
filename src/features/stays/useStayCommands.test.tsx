// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import type { PostChange } from '#db/outbox.ts'
import { clearToasts, toasts } from '#ui/toasts.ts'
import { accountOf } from '#domain/payments/account.ts'
import { paymentActions, type StayCommands, useStayCommands } from './useStayCommands.ts'

const ayse = reservation({ version: 3 })
const TODAY = day('2026-07-10')
const due = {
  reservation: ayse,
  account: accountOf(ayse, [], TODAY),
  amount: 20_000,
  isDeposit: false,
}

beforeEach(clearToasts)

function open() {
  const post = vi.fn<PostChange>(async () => ({ state: 'answered', answer: null }))
  const track = vi.fn<(work: Promise<unknown>) => void>()
  const tracked = <T,>(work: Promise<T>) => {
    track(work)
    return work
  }
  const onReopen = vi.fn<StayCommands['onReopen']>()
  const { result } = renderHook(() => useStayCommands({ post, track: tracked, onReopen }))
  const collect = (what = due, method: 'cash' | 'transfer' = 'cash') =>
    act(() =>
      paymentActions({ post, track: tracked, ...result.current }).collect(what, TODAY, method),
    )
  return { post, track, onReopen, collect }
}

const said = () => toasts.get().map(({ kind, text }) => [kind, text()])

test('records a collected balance as a cash payment with its date and shows that it is busy', async () => {
  const { post, track, collect } = open()

  await collect()

  expect(post.mock.calls.flat()).toMatchObject([
    {
      verb: 'pay',
      id: 'ayse',
      base: ayse,
      wanted: { musteriAdi: ayse.musteriAdi, stay: ayse.stay, usesPayments: true },
      payment: { date: TODAY, amount: 20_000, method: 'cash' },
    },
  ])
  expect(track).toHaveBeenCalledOnce()
  expect(said()).toEqual([['done', 'Tahsil edildi olarak kaydedildi: Ayşe Yılmaz, ₺20.000']])
})

test('undoes a mistaken payment at the version that it created', async () => {
  const { post, collect } = open()
  await collect()
  const [offer] = toasts.get()
  expect(offer?.action?.label()).toBe('Geri al')

  await act(async () => offer?.action?.run(clearToasts))

  const [paid] = post.mock.calls[0] ?? []
  expect(post.mock.calls[1]).toMatchObject([
    { verb: 'unpay', base: { version: 4 }, payment: { key: paid?.entry, amount: 20_000 } },
  ])
  expect(said()).toEqual([['done', 'Tahsilat geri alındı: Ayşe Yılmaz, ₺20.000']])
})

test('does not report a payment as recorded while it is only queued', async () => {
  const { post, collect } = open()
  post.mockResolvedValueOnce({ state: 'kept' })

  await collect()

  expect(said()).toEqual([
    ['done', 'Ayşe Yılmaz: ödeme bu cihazda saklandı, bağlantı gelince gönderilecek.'],
  ])
})

test('records a received deposit as a deposit by transfer', async () => {
  const { post, collect } = open()

  await collect({ ...due, amount: 10_000, isDeposit: true }, 'transfer')

  const payment = { date: TODAY, amount: 10_000, method: 'transfer', purpose: 'kapora' }
  expect(post.mock.calls.flat()).toMatchObject([{ verb: 'pay', payment }])
})
