// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { namesOf } from '#domain/field/record.ts'
import { countFields } from '#domain/request/counts.ts'
import { FormClosed, NotSent, Unanswered } from '#domain/request/request.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { cleanUp, type } from '#guests/booking/testingReservation.tsx'
import { RequestForm } from './RequestForm.tsx'
import { type SendRequest, useRequestForm } from './useRequestForm.ts'

const sendRequest = vi.fn<SendRequest>()
const today = day('2026-06-18')
const availability = [{ from: day('2026-07-19'), to: day('2026-07-24') }]

/** The form without calendar and prices, on 18 June 2026, with 19 to 24 July booked. */
function Form() {
  const request = useRequestForm({ today, availability, prices: NO_PRICES }, sendRequest)
  return <RequestForm request={request} today={today} isClosed={false} />
}

const open = () => render(<Form />, { wrapper: StrictMode })

const texts = {
  Ad: 'Ayşe',
  Soyad: 'Yılmaz',
  'E-posta': 'ayse@ornek.com',
  Telefon: '+90 555 111 22 33',
  Giriş: '2026-07-10',
  Çıkış: '2026-07-15',
  Notunuz: 'Akşam geliriz.',
}

function fill(changed: Partial<typeof texts> = {}) {
  for (const [label, value] of Object.entries({ ...texts, ...changed })) {
    type(label, value)
  }
}

async function openAndSend(changed: Partial<typeof texts> = {}) {
  open()
  fill(changed)
  await userEvent.click(button())
}

function button() {
  return screen.getByRole('button', { name: /^Talebi gönder|^Gönderiliyor/ })
}

/** The stored part of the filled form. */
const STORED = {
  dates: { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') },
  note: 'Akşam geliriz.',
}

function values() {
  return Object.keys(texts).map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
}

function panel() {
  return screen.getByRole('region', { name: 'Talebiniz bizde' })
}

function linkNamed(name: RegExp) {
  return screen.getByRole<HTMLAnchorElement>('link', { name }).href
}

beforeEach(() => {
  sendRequest.mockReset().mockResolvedValue({ kind: 'stored' })
})

afterEach(() => {
  vi.useRealTimers()
  return cleanUp()
})

describe('an invalid form', () => {
  test('shows an error at every empty field, focuses the first and sends nothing', async () => {
    open()

    await userEvent.click(button())

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Lütfen tüm zorunlu alanları ve tarihleri doldurun.',
    )
    expect(screen.getByLabelText('Ad')).toHaveFocus()
    expect(screen.getByLabelText('Ad')).toHaveAccessibleDescription('Adınızı yazın.')
    expect(screen.getByLabelText('Çıkış')).toHaveAccessibleDescription('Çıkış gününü seçin.')
    expect(screen.getByLabelText('Notunuz')).not.toHaveAttribute('aria-invalid')
    expect(sendRequest).not.toHaveBeenCalled()
  })

  test('with a mistake keeps the typed text and shows an error', async () => {
    const changed = { Çıkış: '2026-07-21' }
    await openAndSend(changed)

    expect(screen.getByLabelText('Çıkış')).toHaveAccessibleDescription('19 Temmuz 2026 dolu.')
    expect(screen.getByLabelText('Çıkış')).toHaveFocus()
    expect(screen.getByText('Lütfen işaretli alanları düzeltin.')).toHaveRole('alert')
    expect(values()).toEqual(Object.values({ ...texts, ...changed }))
    expect(sendRequest).not.toHaveBeenCalled()
  })
})

describe('a request', () => {
  test('is sent with trimmed texts, and disables the form until the answer', async () => {
    sendRequest.mockReturnValue(new Promise(() => {}))
    await openAndSend({ Ad: ' Ayşe ' })
    fireEvent.submit(screen.getByRole('form'))

    expect(screen.getByRole('status')).toHaveTextContent('Rezervasyon gönderiliyor…')
    expect(button()).toHaveTextContent('Gönderiliyor…')
    expect(button()).toBeDisabled()
    for (const label of Object.keys(texts)) expect(screen.getByLabelText(label)).toBeDisabled()
    expect(sendRequest).toHaveBeenCalledExactlyOnceWith(
      {
        firstName: 'Ayşe',
        lastName: 'Yılmaz',
        email: 'ayse@ornek.com',
        phone: '+90 555 111 22 33',
        checkIn: '2026-07-10',
        checkOut: '2026-07-15',
        notes: 'Akşam geliriz.',
      },
      expect.stringMatching(/^[\w-]{22}$/),
      undefined,
    )
  })

  test('leads to its guest’s page, and another one to its own', async () => {
    await openAndSend()
    await userEvent.click(screen.getByRole('button', { name: 'Yeni talep' }))
    fill({ Ad: 'Zeynep' })
    await userEvent.click(button())
    const [first, second] = sendRequest.mock.calls.map(([, key]) => key)

    expect(second).not.toBe(first)
    expect(linkNamed(/Misafir sayfanızı açın/)).toContain(`#${second}`)
  })

  test('to an owner’s own endpoint has no page', async () => {
    sendRequest.mockResolvedValue({ kind: 'delivered' })
    await openAndSend()

    expect(panel()).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Misafir sayfanızı açın' })).not.toBeInTheDocument()
  })

  test('is confirmed for three seconds, and the form is emptied', async () => {
    open()
    fill()
    vi.useFakeTimers()
    await act(async () => fireEvent.click(button()))

    expect(screen.getByRole('status')).toHaveTextContent(
      'Rezervasyon talebiniz iletildi. Teşekkürler!',
    )
    expect(values()).toEqual(['', '', '', '', '', '', ''])
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(panel()).toHaveTextContent('10–15 Temmuz')
    expect(localStorage.getItem('villa.request')).toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(panel()).toBeVisible()
  })

  test('replaces the form after sending, with the focus on it, until a new one is begun', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 18, 14, 30) })
    open()
    fill()
    for (const [label, value] of [
      ['Yetişkin', '2'],
      ['Çocuk', '1'],
      ['Bebek (0–2)', '1'],
    ] as const)
      type(label, value)

    await userEvent.click(button())

    expect(screen.getByRole('heading', { name: 'Talebiniz bizde' })).toHaveFocus()
    const asked = panel()
    expect(asked).toHaveTextContent('2 yetişkin, 1 çocuk, 1 bebek')
    expect(asked).toHaveTextContent(/10–15 Temmuz 2026 · 5 gece/)
    expect(asked).toHaveTextContent('Ayşe Yılmaz')
    expect(asked).toHaveTextContent('En geç 24 saat içinde (19 Haziran Cuma 14:30 tarihine kadar)')
    expect(asked).toHaveTextContent('ayse@ornek.com')
    expect(decodeURIComponent(linkNamed(/^Yanlış mı\?/))).toContain('Doğrusu:')
    expect(decodeURIComponent(linkNamed(/^WhatsApp’tan yazın/))).toContain('10 Temmuz 2026')

    await userEvent.click(screen.getByRole('button', { name: 'Yeni talep' }))

    expect(screen.queryByText('Talebiniz bizde')).not.toBeInTheDocument()
    expect(screen.getByRole('form')).toBeVisible()
    expect(screen.getByLabelText('Ad')).toHaveFocus()
    expect(localStorage.getItem('villa.asked')).toBeNull()
  })

  test('that failed is reported, logged and kept, and can be sent again with the focus on the button', async () => {
    const logged = vi.spyOn(console, 'error')
    const failure = new Error('503')
    sendRequest.mockRejectedValueOnce(failure)
    await openAndSend()

    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Rezervasyon gönderilirken bir hata oluştu. Lütfen tekrar deneyin.$/,
    )
    expect(logged).toHaveBeenCalledExactlyOnceWith(failure)
    logged.mockClear()
    expect(values()).toEqual(Object.values(texts))
    expect(button()).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    expect(sendRequest).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(/Teşekkürler/)
  })

  test('that is sent again, also after a reload, keeps the key of the first press', async () => {
    const logged = vi.spyOn(console, 'error')
    sendRequest.mockRejectedValue(new Unanswered())
    const page = open()
    fill()
    await userEvent.click(button())
    await userEvent.click(button())
    page.unmount()
    open()
    type('Notunuz', 'Biraz geç geliriz.')
    await userEvent.click(button())

    const keys = sendRequest.mock.calls.map(([, key]) => key)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    logged.mockClear()
  })

  test('that had arrived before is shown as sent', async () => {
    const logged = vi.spyOn(console, 'error')
    sendRequest
      .mockRejectedValueOnce(new Unanswered())
      .mockResolvedValueOnce({ kind: 'repeated', asked: STORED })
    await openAndSend()
    await userEvent.click(button())

    expect(panel()).toBeVisible()
    expect(screen.queryByText(/değişiklik gönderilmedi/)).not.toBeInTheDocument()
    logged.mockClear()
  })

  test('that had arrived before is shown as it is stored, and offers what was changed as a message', async () => {
    const logged = vi.spyOn(console, 'error')
    // The first two answers were lost; the second one arrived.
    sendRequest
      .mockRejectedValueOnce(new Unanswered())
      .mockRejectedValueOnce(new Unanswered())
      .mockResolvedValueOnce({
        kind: 'repeated',
        asked: { ...STORED, dates: { checkIn: day('2026-07-11'), checkOut: day('2026-07-16') } },
      })
    await openAndSend()
    type('Giriş', '2026-07-11')
    type('Çıkış', '2026-07-16')
    await userEvent.click(button())
    type('Çıkış', '2026-07-17')
    type('Notunuz', 'Köpeğimiz de gelir.')
    await userEvent.click(button())

    expect(panel()).toHaveTextContent(/11–16 Temmuz 2026/)
    expect(panel()).toHaveTextContent('değişiklik gönderilmedi')
    for (const link of [linkNamed(/^Değişikliği WhatsApp/), linkNamed(/^Değişikliği e-posta/)])
      expect(decodeURIComponent(link)).toMatch(/11 Temmuz 2026 – 17 Temmuz 2026.*Köpeğimiz/s)
    logged.mockClear()
  })

  test.each([
    [new NotSent(), /^İnternet bağlantınız yok: talebiniz gönderilmedi/],
    [new Unanswered(), /bir hata oluştu.*ulaşmış da olabilir/],
    [new FormClosed(), /^Talep formumuz şu an kapalı/],
  ])('that failed with %o shows one error and keeps the typed text', async (failure, words) => {
    const logged = vi.spyOn(console, 'error')
    sendRequest.mockRejectedValueOnce(failure)
    await openAndSend()

    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(values()).toEqual(Object.values(texts))
    logged.mockClear()
  })

  test('whose hidden field was filled in is never a false success, and is sent by one more press', async () => {
    open()
    fill()
    const trap = screen.getByLabelText<HTMLInputElement>('Bu alanı boş bırakın')
    fireEvent.change(trap, { target: { value: 'https://spam.example' } })

    await userEvent.click(button())

    expect(screen.getByRole('alert')).toHaveTextContent(/Lütfen düğmeye bir kez daha basın/)
    expect(trap).toHaveValue('')
    expect(values()).toEqual(Object.values(texts))
    expect(sendRequest).not.toHaveBeenCalled()

    fireEvent.change(trap, { target: { value: 'https://spam.example' } })
    await userEvent.click(button())

    expect(sendRequest).toHaveBeenCalledOnce()
    expect(panel()).toBeVisible()
  })
})

test('a probable slip gets a question on blur, and is corrected by one tap', async () => {
  open()
  const control = screen.getByLabelText('E-posta')
  type('E-posta', 'emma@gmial.com')
  expect(screen.queryByText(/demek istediniz/)).not.toBeInTheDocument()
  fireEvent.blur(control)

  await userEvent.click(screen.getByRole('button', { name: 'emma@gmail.com mu demek istediniz?' }))

  expect(control).toHaveValue('emma@gmail.com')
  expect(screen.queryByText(/demek istediniz/)).not.toBeInTheDocument()
})

test('a tab closed in the middle of a request keeps the text', () => {
  const first = open()
  fill()
  first.unmount()

  open()
  expect(values()).toEqual(Object.values(texts))
})

test('a day more than eighteen months ahead is questioned, and accepted', async () => {
  open()
  fill({ Giriş: '2028-01-10', Çıkış: '2028-01-15' })
  expect(screen.getByLabelText('Giriş')).toHaveAccessibleDescription(/yıl doğru mu/)
  await userEvent.click(button())
  expect(sendRequest).toHaveBeenCalledOnce()
})

test('the controls have the names and types for autofill', () => {
  open()

  const controls = [...screen.getByRole<HTMLFormElement>('form').elements].filter(
    (each) => each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement,
  )
  expect(controls.map((each) => [each.name, each.type, each.required, each.autocomplete])).toEqual([
    ['firstName', 'text', true, 'given-name'],
    ['lastName', 'text', true, 'family-name'],
    ['email', 'email', true, 'email'],
    ['phone', 'tel', true, 'tel'],
    ['checkIn', 'date', true, 'off'],
    ['checkOut', 'date', true, 'off'],
    ...namesOf(countFields).map((name) => [name, 'text', false, 'off']),
    ['arrivalTime', 'time', false, 'off'],
    ['notes', 'textarea', false, 'off'],
    ['leaveBlank', 'text', false, 'off'],
  ])
  expect(screen.getByLabelText('Notunuz')).toHaveAttribute('rows', '5')
  expect(screen.getByRole('link', { name: 'KVKK aydınlatma metni' })).toHaveAttribute(
    'href',
    '/gizlilik',
  )
})
