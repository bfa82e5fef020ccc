// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { type ReservationRequest, Unanswered } from '#domain/request.ts'
import { showLanguage } from '#i18n/index.ts'
import { Reservation } from './Reservation.tsx'

const sendRequest = vi.fn<(request: ReservationRequest) => Promise<void>>()

const texts = {
  Ad: 'Ayşe',
  Soyad: 'Yılmaz',
  'E-posta': 'ayse@ornek.com',
  Telefon: '+90 555 111 22 33',
  Giriş: '2026-07-10',
  Çıkış: '2026-07-15',
  Notunuz: 'Akşam geliriz.',
}

function open() {
  const booked = [{ from: day('2026-07-19'), to: day('2026-07-24') }]
  return render(
    <StrictMode>
      <Reservation
        availability={{ state: 'ready', value: booked }}
        connected
        prices={null}
        today={day('2026-06-18')}
        barShown={false}
        onRetry={() => {}}
        sendRequest={sendRequest}
      />
    </StrictMode>,
  )
}

function fill(changed: Partial<typeof texts> = {}) {
  for (const [label, value] of Object.entries({ ...texts, ...changed })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

function button() {
  return screen.getByRole('button', { name: /^Talebi gönder|^Gönderiliyor/ })
}

function values() {
  return Object.keys(texts).map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
}

beforeEach(() => {
  sendRequest.mockReset().mockResolvedValue()
})

afterEach(async () => {
  vi.useRealTimers()
  sessionStorage.clear()
  await showLanguage('tr')
})

describe('a form that cannot be sent', () => {
  test('says so, marks every empty field, puts the focus on the first and sends nothing', async () => {
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

  test.each([
    [{ 'E-posta': 'ayse' }, 'E-posta', /Adres eksik/],
    [{ Telefon: '12' }, 'Telefon', /alan koduyla/],
    [{ Notunuz: 'n'.repeat(1001) }, 'Notunuz', 'En çok 1000 karakter yazılabilir.'],
    [{ Giriş: '2026-06-17' }, 'Giriş', 'Giriş günü bugünden önce olamaz.'],
    [{ Çıkış: '2026-07-10' }, 'Çıkış', 'Çıkış, girişten sonra olmalı.'],
    [{ Çıkış: '2026-07-21' }, 'Çıkış', '19 Temmuz 2026 dolu.'],
  ])('with %j keeps what was typed and explains itself', async (changed, label, words) => {
    open()
    fill(changed)

    await userEvent.click(button())

    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(words)
    expect(screen.getByLabelText(label)).toHaveFocus()
    expect(screen.getByText('Lütfen işaretli alanları düzeltin.')).toHaveRole('alert')
    expect(values()).toEqual(Object.values({ ...texts, ...changed }))
    expect(sendRequest).not.toHaveBeenCalled()
  })

  test('takes each message away as its field is put right', async () => {
    open()
    fill({ Ad: '', Soyad: '' })
    await userEvent.click(button())

    await userEvent.type(screen.getByLabelText('Ad'), 'Ayşe')
    expect(screen.getByLabelText('Ad')).not.toHaveAttribute('aria-invalid')
    expect(screen.getByLabelText('Soyad')).toHaveAttribute('aria-invalid', 'true')

    await userEvent.type(screen.getByLabelText('Soyad'), 'Yılmaz')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('explains itself in the other language once that is chosen', async () => {
    open()
    await userEvent.click(button())

    await act(() => showLanguage('en'))

    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please fill in all required fields and dates.',
    )
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
      'Please write your first name.',
    )
  })
})

describe('a request', () => {
  test('is sent as typed, trimmed, with nothing to touch meanwhile', async () => {
    sendRequest.mockReturnValue(new Promise(() => {}))
    open()
    fill({ Ad: ' Ayşe ' })

    await userEvent.click(button())
    fireEvent.submit(screen.getByRole('form'))

    expect(screen.getByRole('status')).toHaveTextContent('Rezervasyon gönderiliyor…')
    expect(button()).toHaveTextContent('Gönderiliyor…')
    expect(button()).toBeDisabled()
    for (const label of Object.keys(texts)) expect(screen.getByLabelText(label)).toBeDisabled()
    expect(sendRequest).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      email: 'ayse@ornek.com',
      phone: '+90 555 111 22 33',
      checkIn: '2026-07-10',
      checkOut: '2026-07-15',
      notes: 'Akşam geliriz.',
    })
  })

  test('that arrived is confirmed for three seconds, and the form is empty', async () => {
    open()
    fill()
    vi.useFakeTimers()
    await act(async () => fireEvent.click(button()))

    expect(screen.getByRole('status')).toHaveTextContent(
      'Rezervasyon talebiniz iletildi. Teşekkürler!',
    )
    expect(values()).toEqual(['', '', '', '', '', '', ''])
    expect(screen.getByText('Önce giriş gününüzü seçin')).toBeVisible()
    expect(sessionStorage.getItem('villa.request')).toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(
      screen.getByText('10–15 Temmuz için talebiniz bizde; en geç 24 saat içinde yanıtlarız.'),
    ).toBeVisible()
  })

  test('that failed is reported and logged, kept, and can be sent again from where the focus is', async () => {
    const logged = vi.spyOn(console, 'error')
    const failure = new Error('503')
    sendRequest.mockRejectedValueOnce(failure)
    open()
    fill()

    await userEvent.click(button())

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

  test('that was not answered may have arrived, and that is said', async () => {
    const logged = vi.spyOn(console, 'error')
    sendRequest.mockRejectedValueOnce(new Unanswered())
    open()
    fill()

    await userEvent.click(button())

    expect(screen.getByRole('alert')).toHaveTextContent(/bir hata oluştu.*ulaşmış da olabilir/)
    logged.mockClear()
  })

  test('from a program that fills in every field goes nowhere and looks sent', async () => {
    open()
    fill()
    fireEvent.change(screen.getByLabelText('Bu alanı boş bırakın'), { target: { value: 'x' } })

    await userEvent.click(button())

    expect(sendRequest).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveTextContent(/Teşekkürler/)
  })
})

describe('what is typed', () => {
  test('is there again after a reload', () => {
    const first = open()
    fill()
    first.unmount()

    open()

    expect(values()).toEqual(Object.values(texts))
    expect(screen.getByText('5 gece')).toBeVisible()
  })

  test('survives a change of language', async () => {
    open()
    fill()

    await act(() => showLanguage('en'))

    expect(screen.getByLabelText('First name')).toHaveValue('Ayşe')
    expect(screen.getByLabelText('Check-in')).toHaveValue('2026-07-10')
  })

  test.each(['not json', '{"firstName":1}', 'null'])(
    'is forgotten when what was kept is %s',
    (kept) => {
      sessionStorage.setItem('villa.request', kept)

      open()

      expect(screen.getByLabelText('Ad')).toHaveValue('')
    },
  )
})

test('the controls carry the names and kinds that browsers fill in by', () => {
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
    ['notes', 'textarea', false, 'off'],
    ['website', 'text', false, 'off'],
  ])
  expect(screen.getByLabelText('Notunuz')).toHaveAttribute('rows', '5')
  expect(screen.getByRole('link', { name: 'KVKK aydınlatma metni' })).toHaveAttribute(
    'href',
    '/gizlilik',
  )
})
