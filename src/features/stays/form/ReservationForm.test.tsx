// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { namesOf } from '#domain/record.ts'
import { reservationFields } from '#domain/reservation.ts'
import {
  ayse,
  button,
  field,
  fillIn,
  openForm,
  rejecting,
  type Save,
  status,
  type,
} from './testingForm.tsx'
import { CONTROLS } from '#features/stays/reservationView.tsx'
import { reservation } from '#features/office/testing.ts'
import { stubWindow } from '#features/office/testingScreen.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('adding', () => {
  test('saves the typed reservation, reports it and empties the form', async () => {
    const { onSave } = openForm()
    expect(screen.getByRole('heading', { name: 'Yeni rezervasyon' })).toBeVisible()

    await fillIn()
    await type('Notlar', 'Bebek yatağı')
    await userEvent.click(button('Ekle'))

    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      {
        musteriAdi: 'Işık Karagöz',
        stay: { checkIn: '2026-07-20', checkOut: '2026-07-25' },
        toplamUcret: 30_000,
        kapora: 10_000,
        kalan: 20_000,
        notlar: 'Bebek yatağı',
        depositDueBy: '2026-07-04',
      },
      null,
    )
    expect(status()).toBe('Eklendi: Işık Karagöz')
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('returns to the form’s top after a save when the form is beside the list', async () => {
    stubWindow({ isWide: true })
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    openForm()
    await fillIn()
    scrolled.mockClear()

    await userEvent.click(button('Ekle'))

    const note = screen.getByText('Eklendi: Işık Karagöz')
    expect(scrolled.mock.contexts).toContain(note.parentElement)
    expect(field('Müşteri')).toHaveFocus()
  })

  test('has controls with the stored names in the order of the fields', () => {
    openForm()

    const controls = [...document.querySelectorAll('form [name]:not([type=radio])')]
    const names = controls.map((control) => control.getAttribute('name'))
    // Other fields are set elsewhere; "closed" also fills the name, and an agreed deposit has a last
    // day.
    const typed = namesOf(reservationFields).filter((name) => Object.hasOwn(CONTROLS, name))
    expect(names).toEqual(typed.filter((name) => name !== 'blocked' && name !== 'depositDueBy'))
  })

  test('shows the error of a failed save, and keeps the form', async () => {
    openForm({ onSave: rejecting('Veritabanı izin vermedi.') })

    await fillIn()
    await userEvent.click(button('Ekle'))
    expect(screen.getByRole('alert')).toHaveTextContent('Yazma hatası: Veritabanı izin vermedi.')
    expect(field('Müşteri')).toHaveValue('Işık Karagöz')
  })

  test('waits for the answer: sends nothing twice, ignores typing, and does not overlap with itself', async () => {
    const onSave = vi.fn<Save>(() => new Promise(() => {}))
    const { change } = openForm({ onSave })

    await fillIn()
    await userEvent.dblClick(button('Ekle'))
    // The live list contains the new stay before the write is confirmed.
    change({
      onSave,
      reservations: [reservation({ id: 'new', checkIn: '20.07.2026', checkOut: '25.07.2026' })],
    })
    await userEvent.click(button('Ekle'))

    expect(onSave).toHaveBeenCalledOnce()
    expect(screen.getByText('Kaydediliyor…')).toBeVisible()
    expect(field('Müşteri')).toHaveAttribute('readonly')
    expect(screen.queryByText(/Bu geceler dolu/)).not.toBeInTheDocument()
  })

  test('can be cleared', async () => {
    const { onCancel } = openForm()
    expect(screen.queryByRole('button', { name: 'Temizle' })).not.toBeInTheDocument()

    await type('Müşteri', 'Yanlış')
    await userEvent.click(button('Temizle'))

    expect(field('Müşteri')).toHaveValue('')
    expect(onCancel).toHaveBeenCalledOnce()
  })
})

describe('errors', () => {
  test('are shown at the fields with the first focused, and nothing is saved', async () => {
    const { onSave } = openForm()

    await type('Toplam', '500')
    await userEvent.click(button('Ekle'))

    expect(field('Müşteri')).toHaveFocus()
    for (const label of ['Müşteri', 'Giriş', 'Çıkış']) {
      expect(field(label)).toHaveAccessibleDescription('Bu alan gerekli.')
    }
    expect(field('Toplam')).toHaveValue('500')
    expect(onSave).not.toHaveBeenCalled()
  })

  test('of a date are shown on submit, not while it is typed', async () => {
    openForm()
    await fillIn('31.02.2026')
    expect(field('Giriş')).not.toHaveAttribute('aria-invalid')

    await userEvent.click(button('Ekle'))

    expect(field('Giriş')).toHaveFocus()
    expect(field('Giriş')).toHaveValue('31.02.2026')
    expect(field('Giriş')).toHaveAccessibleDescription(/takvimde olan bir gün yazın/)
  })

  test('of overlaps appear while typing, name the first and count the others', async () => {
    const others = [ayse, reservation({ id: 'b', checkIn: '15.07.2026', checkOut: '18.07.2026' })]
    const { change, onSave } = openForm({ reservations: [] })
    await fillIn('12.07.2026', '20.07.2026')

    change({ reservations: others })

    expect(field('Giriş')).toHaveAccessibleDescription(
      'Bu geceler dolu: Ayşe Yılmaz, 10.07.2026 – 15.07.2026 ve 1 kayıt daha.',
    )
    expect(field('Müşteri')).toHaveValue('Işık Karagöz')
    await userEvent.click(button('Ekle'))
    expect(field('Giriş')).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
  })
})

describe('dates', () => {
  test('are formatted on blur, and show weekday and nights', async () => {
    openForm()

    await type('Giriş', '1.8.2026')
    await type('Çıkış', '05082026')
    await userEvent.tab()

    expect(field('Giriş')).toHaveValue('01.08.2026')
    expect(field('Giriş')).toHaveAccessibleDescription('Cmt')
    expect(field('Çıkış')).toHaveValue('05.08.2026')
    expect(field('Çıkış')).toHaveAccessibleDescription('Çar · 4 gece')
  })

  test('in the past are accepted with a hint', async () => {
    const { onSave } = openForm()

    await fillIn('20.06.2026', '25.06.2026')
    expect(field('Giriş')).toHaveAccessibleDescription('Cmt · geçmişte')
    await userEvent.click(button('Ekle'))

    expect(onSave).toHaveBeenCalledOnce()
  })
})

describe('balance due', () => {
  test('follows total and deposit until another amount is typed', async () => {
    openForm()

    await type('Toplam', '30.000')
    expect(field('Kalan')).toHaveValue('30000')
    await type('Kapora', '10.000')
    expect(field('Kalan')).toHaveValue('20000')
    expect(field('Kalan')).toHaveAccessibleDescription('Toplam − kapora')

    await type('Kalan', '5000')
    await type('Toplam', '40000')
    expect(field('Kalan')).toHaveValue('5000')

    await userEvent.click(button('Farkı al: ₺30.000'))
    expect(field('Kalan')).toHaveValue('30000')
  })

  test('left empty shows what will be saved and offers the difference', async () => {
    const { onSave } = openForm()
    await fillIn()

    await userEvent.clear(field('Kalan'))
    expect(field('Kalan')).toHaveAccessibleDescription('Böyle kalırsa 0 yazılır. Farkı al: ₺20.000')
    await userEvent.click(button('Farkı al: ₺20.000'))
    await userEvent.click(button('Ekle'))

    expect(onSave.mock.lastCall?.[0]).toMatchObject({ kalan: 20_000 })
  })
})

test('a deposit above the total gets a warning and can be saved', async () => {
  const { onSave } = openForm()
  await fillIn()
  await type('Kapora', '300000')
  expect(field('Kapora')).toHaveAccessibleDescription('Kapora toplamdan fazla.')

  await userEvent.click(button('Ekle'))

  expect(onSave.mock.lastCall?.[0]).toMatchObject({
    kapora: 300_000,
    toplamUcret: 30_000,
    kalan: 0,
  })
})
