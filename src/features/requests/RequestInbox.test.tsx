// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { villa } from '#content/villa.ts'
import { Failure } from '#domain/failure.ts'
import type { Period, Received } from '#domain/inbox.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { firstIdAt } from '#domain/pushId.ts'
import type { Reservation } from '#domain/reservation.ts'
import { day, receivedRequest } from '#domain/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { retype } from '#features/office/testingScreen.ts'
import { loadTextsOfAll, showLanguage } from '#i18n/index.ts'
import { clearToasts, toasts } from '#ui/toasts.ts'
import { type Give, type InboxContext, InboxProvider, type Remove } from './inboxContext.ts'
import { RequestInbox } from './RequestInbox.tsx'
import { inboxContext, type Overrides } from './testingInboxContext.ts'

const older = receivedRequest({ id: 'older', notes: 'Bebek yatağı' })
const newer: Received = {
  ...older,
  guests: { adults: 2, children: 1 },
  id: 'newer',
  ids: ['newer', 'again'],
  sentAt: older.sentAt + 60_000,
  guest: 'Tom Pemberton',
  notes: '',
}

const emptyStay = reservation({ id: 'stay', musteriAdi: 'Can Öztürk' })

const prices = {
  seasons: [season('2026-07-01', '2026-07-31', 6000, 1)],
  terms: terms({ cleaningFee: 1500, depositPercent: 30, taxPercent: 2 }),
}

function show(props: Partial<ComponentProps<typeof RequestInbox>> = {}, overrides: Overrides = {}) {
  const remove = vi.fn<Remove>(async (ids, onRemoved) => onRemoved(ids.length))
  const find = vi.fn<(period: Period) => Promise<string[]>>(async () => ['a', 'b', 'c'])
  const answer = vi.fn<Give>(async () => {})
  const write = vi.fn<InboxContext['letters']['write']>()
  const onWritten = vi.fn<InboxContext['letters']['onWritten']>()
  const context = inboxContext({
    ...overrides,
    requests: { find, remove, ...overrides.requests },
    letters: { write, onWritten },
    answers: { answer, ...overrides.answers },
  })
  render(
    <MemoryRouter>
      <InboxProvider value={context}>
        <RequestInbox
          requests={[newer, older]}
          late={[]}
          unreadable={[]}
          onOlder={null}
          {...props}
        />
      </InboxProvider>
    </MemoryRouter>,
  )
  return { remove, find, answer, write, onWritten }
}

const article = (guest: string) => within(screen.getByRole('article', { name: guest }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const removed = ({ remove }: ReturnType<typeof show>) => remove.mock.calls.map(([ids]) => ids)

beforeEach(() => loadTextsOfAll('letters'))

afterEach(async () => {
  clearToasts()
  await showLanguage('tr')
})

test('a request shows guest, dates, nights, contact, wishes and when it was sent', () => {
  show()

  const item = article('İpek Işık')
  expect(item.getByText('10.07.2026 – 15.07.2026')).toBeVisible()
  expect(item.getByRole('link', { name: 'Ara' })).toHaveAttribute('href', 'tel:05550102030')
  expect(item.getByText('Bebek yatağı')).toBeVisible()
  expect(item.getByText('Gönderildi: 1 Haz 2026 09:05')).toBeVisible()
})

test('a number without a country code is no link, and the owner chooses the recipient', () => {
  show({ requests: [{ ...older, phone: '07700 900123' }, newer] })

  const chat = (guest: string) => article(guest).getByRole('link', { name: 'WhatsApp' })
  expect(chat(older.guest).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(article(older.guest).getByText(/ülke kodu yok/)).toBeVisible()
  expect(chat(newer.guest).getAttribute('href')).toMatch(/^https:\/\/wa\.me\/905550102030/)
  expect(article(newer.guest).queryByText(/ülke kodu yok/)).toBeNull()
})

test('a guest is written to in their language, with dates and amounts', () => {
  const lettersTo = (request: Received) => {
    cleanup()
    show({ requests: [request] }, { estimate: { prices } })
    const link = (name: string) => {
      const found = article(request.guest).getByRole('link', { name }).getAttribute('href')
      return new URL(found ?? '')
    }
    const mail = link('E-posta')
    expect(link('WhatsApp').searchParams.get('text')).toBe(mail.searchParams.get('body'))
    return [mail.pathname, mail.searchParams.get('subject'), mail.searchParams.get('body')]
  }

  const [address, subject, body] = lettersTo({ ...older, language: 'en' })
  expect(address).toBe('ipek@example.com')
  expect(subject).toBe(`${villa.name}: Friday, July 10, 2026 – Wednesday, July 15, 2026`)
  expect(body).toContain('Hello İpek Işık,')
  expect(body).toMatch(/from Friday, July 10, 2026 to .* \(5 nights\)\. The house is free/)
  expect(body).toContain('The total is ₺31,500.\nThe deposit is ₺9,450.')
  expect(lettersTo(older)[2]).toContain('toplamı ₺31.500.\nKaporası ₺9.450.')
})

test('a card shows the price, and free nights only without other stays or requests', () => {
  const other = { ...newer, stay: { checkIn: day('2026-07-30'), checkOut: day('2026-08-02') } }
  const answered: Received = { ...older, id: 'x', ids: ['x'], guest: 'Ada', status: 'declined' }
  show(
    { requests: [other, older, answered] },
    { estimate: { prices }, stays: { reservations: [emptyStay] } },
  )

  expect(article('İpek Işık').getByText('₺31.500, kaporası ₺9.450')).toBeVisible()
  expect(article('İpek Işık').queryByText('Geceler boş')).toBeNull()
  expect(article('Tom Pemberton').getByText('Geceler boş')).toBeVisible()
  expect(article('Tom Pemberton').getByText('1 gecenin fiyatı girilmemiş.')).toBeVisible()
})

test('using a link to a guest records its letter as sent', async () => {
  const inbox = show()

  await userEvent.click(article(older.guest).getByRole('link', { name: 'E-posta' }))
  await userEvent.click(article(older.guest).getByRole('link', { name: 'Ara' }))

  expect(inbox.onWritten.mock.calls).toEqual([[expect.objectContaining({ id: 'older' }), 'offer']])
})

test('other letters are one tap away, and those to a guest with a stay are about the stay', async () => {
  const inbox = show(
    { requests: [newer, { ...older, status: 'accepted', reservationId: 'stay' }] },
    {
      stays: { stayOf: ({ id }) => (id === 'older' ? emptyStay : null) },
    },
  )
  await userEvent.click(screen.getByText('1 talep yanıtlandı'))

  await userEvent.click(article(newer.guest).getByRole('button', { name: 'Mesaj yaz' }))
  await userEvent.click(article(older.guest).getByRole('button', { name: 'Mesaj yaz' }))

  expect(inbox.write.mock.calls).toMatchObject([
    [{ request: { id: 'newer' } }],
    [{ stay: emptyStay }],
  ])
  const link = article(older.guest).getByRole('link', { name: 'WhatsApp' })
  expect(link).toHaveAttribute('href', 'https://wa.me/905550102030?text=')
})

test('a returning guest is shown with their stays', () => {
  show({}, { stays: { staysOf: ({ id }) => (id === 'older' ? [emptyStay] : []) } })

  expect(article(older.guest).getByText(/Can Öztürk \(10\.07\.2026 – 15\.07\.2026\)/)).toBeVisible()
  expect(article(older.guest).getByText('Tanıdık misafir:')).toBeVisible()
  expect(article(newer.guest).queryByText(/Tanıdık/)).toBeNull()
})

test('a duplicate request is marked and deleted with its first, as are the selected ones', async () => {
  const inbox = show()
  expect(article('Tom Pemberton').getByText(/iki kez gönderilmiş/)).toBeVisible()
  expect(article('Tom Pemberton').getByText(/5 gece · 2 yetişkin, 1 çocuk$/)).toBeVisible()

  await userEvent.click(article('Tom Pemberton').getByRole('button', { name: 'Sil' }))
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Silmek istediğinize emin misiniz?')
  expect(screen.getByRole('dialog')).toHaveTextContent('Tom Pemberton')
  await press('Evet, sil')

  expect(removed(inbox)).toEqual([['newer', 'again']])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasts.get().map(({ text }) => text())).toEqual(['2 talep silindi.'])

  await userEvent.click(screen.getByRole('checkbox', { name: 'Seç: İpek Işık' }))
  expect(screen.getByText('1 talep seçildi')).toBeVisible()
  await press('Görünenlerin hepsini seç')
  await press('Seçilenleri sil')
  expect(screen.getByRole('dialog')).toHaveTextContent('3 talep silinecek')

  await press('Evet, sil')

  expect(removed(inbox)[1]).toEqual(['newer', 'again', 'older'])
})

test('requests of a period are counted, then deleted; the form starts with the one shown, by the villa’s clock', async () => {
  const inbox = show()
  await press('Toplu sil…')
  expect(screen.getByLabelText('Başlangıç')).toHaveValue('01.06.2026 09:05')
  expect(screen.getByLabelText('Bitiş')).toHaveValue('01.06.2026 09:06')

  await press('Bul')

  expect(inbox.find.mock.calls).toEqual([[{ from: older.sentAt, to: newer.sentAt + 59_999 }]])
  expect(screen.getByRole('dialog')).toHaveTextContent('3 talep silinecek')
  await press('Evet, sil')
  expect(removed(inbox)).toEqual([['a', 'b', 'c']])
})

test('a period that ends before it begins, or is empty, gets a message', async () => {
  const inbox = show({}, { requests: { find: async () => [] } })
  await press('Toplu sil…')
  await userEvent.clear(screen.getByLabelText('Bitiş'))
  await press('Bul')
  expect(screen.getByText(/İki zamanı da yazın/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Bitiş'), '1.7.2026 00:00')
  await press('Bul')

  expect(screen.getByText('Bu aralıkta yanıtlanmamış talep yok.')).toBeVisible()
  expect(removed(inbox)).toEqual([])
})

test('a deletion that fails half-way shows its progress and the error', async () => {
  const remove: Remove = (_, onRemoved) => {
    onRemoved(1)
    return Promise.reject(new Failure('network', 'offline'))
  }
  show({ unreadable: ['x', 'y'] }, { requests: { remove } })
  await press('Hepsini sil')
  await press('Evet, sil')

  expect(screen.getByText('1 / 2 silindi')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Silme hatası: Sunucuya ulaşılamadı.')
})

test('requests from the future come last, and can be deleted whatever their number', async () => {
  const late = { ...older, id: 'late', ids: ['late'], guest: 'Yıl 10889', sentAt: 64 ** 8 - 2 }
  const inbox = show({ late: [late] })
  const guests = screen.getAllByRole('article').map(({ children }) => children[1]?.textContent)
  expect(guests.at(-1)).toContain('Yıl 10889')

  await press('Hepsini sil')
  await press('Evet, sil')

  expect(inbox.find.mock.calls).toEqual([[{ from: late.sentAt, to: 64 ** 8 - 1 }]])
  expect(removed(inbox)).toEqual([['a', 'b', 'c']])
})

test('no request replaces the form while a save is pending', async () => {
  const accept = vi.fn<(request: Received) => void>()
  show({ requests: [older] }, { answers: { pending: true, accept } })

  await press('Kabul et')

  expect(screen.getByRole('button', { name: 'Kabul et' })).toHaveAttribute('aria-disabled', 'true')
  expect(accept).not.toHaveBeenCalled()
})

test('a request is declined with one tap, and can be held until a future day', async () => {
  const { answer } = show({ requests: [older] })
  await press('Reddet')
  await press('Beklet')
  const dialog = within(screen.getByRole('dialog'))
  const until = dialog.getByLabelText('Son gün')
  expect(until).toHaveValue('05.06.2026')

  await retype(until, '2.6.26')
  await userEvent.click(dialog.getByRole('button', { name: 'Beklet' }))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(answer.mock.calls).toEqual([
    [older, { status: 'declined' }],
    [older, { status: 'held', heldUntil: '2026-06-02' }],
  ])
})

test('answered requests are folded and counted, held ones stay in view, and each can be reopened', async () => {
  const held: Received = { ...older, status: 'held', heldUntil: day('2026-06-05') }
  const declined: Received = { ...newer, status: 'declined' }
  const { answer } = show({ requests: [declined, held] })
  expect(article('İpek Işık').getByText('Bekletiliyor: 05.06.2026 gününe kadar')).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Tom Pemberton' })).toBeNull()

  await userEvent.click(screen.getByText('1 talep yanıtlandı'))
  expect(article('Tom Pemberton').getByText('Reddedildi')).toBeVisible()
  for (const guest of ['İpek Işık', 'Tom Pemberton']) {
    await userEvent.click(article(guest).getByRole('button', { name: 'Geri al' }))
  }

  expect(answer.mock.calls).toEqual([
    [held, { status: 'new' }],
    [declined, { status: 'new' }],
  ])
})

test('an accepted request links to its stay; after that was deleted or cancelled it can be reopened', async () => {
  const accepted: Received = { ...older, status: 'accepted', reservationId: 'stay' }
  const openStay = vi.fn<(stay: Reservation) => void>()
  show({ requests: [accepted] }, { stays: { stayOf: () => emptyStay, openStay } })
  await userEvent.click(screen.getByText('1 talep yanıtlandı'))
  expect(article('İpek Işık').getByText('Kabul edildi')).toBeVisible()
  expect(article('İpek Işık').queryByRole('button', { name: /Geri al|yeniden aç/ })).toBeNull()
  await press('Konaklamayı aç')
  expect(openStay).toHaveBeenCalledWith(emptyStay)
  cleanup()

  const cancellation = { kept: 0, by: 'ada@example.com', at: 1 }
  for (const [stay, what] of [
    ['gone', 'silindi'],
    [{ ...emptyStay, cancellation }, 'iptal edildi'],
  ] as const) {
    const { answer } = show({ requests: [accepted] }, { stays: { stayOf: () => stay } })
    await userEvent.click(screen.getByText('1 talep yanıtlandı'))
    expect(
      article('İpek Işık').getByText(`Kabul edilmişti; konaklaması sonra ${what}`),
    ).toBeVisible()
    expect(article('İpek Işık').queryByRole('button', { name: 'Konaklamayı aç' })).toBeNull()
    await press('Talebi yeniden aç')
    expect(answer).toHaveBeenCalledWith(accepted, { status: 'new' })
    cleanup()
  }
})

test('a guest whose data were removed is shown as such, without contact links', async () => {
  const removed = { guest: 'Silinmiş kişi', email: 'silindi@example.invalid', phone: '00000' }
  const forget = vi.fn<(request: Received) => void>()
  const declined: Received = { ...older, status: 'declined' }
  show(
    { requests: [declined, { ...newer, ...removed, status: 'declined' }] },
    { requests: { forget } },
  )
  await userEvent.click(screen.getByText('2 talep yanıtlandı'))

  const links = article('Silinmiş kişi').getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Gönderildi: 1 Haz 2026 09:06'])
  expect(article('Silinmiş kişi').queryByText(/silindi@|00000/)).toBeNull()
  await press('Kişisel verileri kaldır')
  expect(forget.mock.calls).toEqual([[declined]])

  await showLanguage('en')
  expect(await screen.findByRole('article', { name: 'Removed person' })).toBeVisible()
})

test('a request lists the stays and open requests with its nights', () => {
  const stay = { ...emptyStay, stay: { checkIn: day('2026-07-14'), checkOut: day('2026-07-16') } }
  show({}, { stays: { reservations: [stay] } })

  const item = article('İpek Işık')
  expect(item.getByText('Bu geceler dolu: Can Öztürk, 14.07.2026 – 16.07.2026')).toBeVisible()
  expect(item.getByText(/^Aynı geceleri isteyen/)).toHaveTextContent(
    'Aynı geceleri isteyen başka talep: Tom Pemberton, 10.07.2026 – 15.07.2026',
  )
})

test('an answer that could not be stored shows an error with the guest’s name', async () => {
  show(
    { requests: [older] },
    { answers: { answer: () => Promise.reject(new Failure('network', 'offline')) } },
  )

  await press('Reddet')

  expect(toasts.get().map(({ text }) => text())).toEqual([
    'İpek Işık: Sunucuya ulaşılamadı. Bağlantınızı denetleyin.',
  ])
})

test('the request in the address has the focus, unfolded if it is answered', async () => {
  const declined: Received = { ...newer, status: 'declined' }
  show({ requests: [declined, older] }, { requests: { sought: 'again' } })

  expect(screen.getByRole('article', { name: 'Tom Pemberton' })).toHaveFocus()
  const link = article('İpek Işık').getByRole('link', { name: /^Gönderildi/ })
  expect(link).toHaveAttribute('href', '/requests?request=older')
})

test('a flood of requests gets a warning that opens the deletion of its period', async () => {
  const minute = 60_000
  const ids = Array.from({ length: 51 }, (_, at) => firstIdAt(older.sentAt + at * minute))
  const inbox = show({ requests: [{ ...older, ids }] })

  const warning = within(screen.getByRole('alert'))
  expect(warning.getByText(/^1 Haz 2026 09:05 sonrasında bir saatte 50’den fazla/)).toBeVisible()
  await userEvent.click(warning.getByRole('button', { name: 'Toplu sil…' }))
  await press('Bul')

  const to = older.sentAt + 51 * minute - 1
  expect(inbox.find.mock.calls).toEqual([[{ from: older.sentAt, to }]])
})
