// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StoredRequest } from '#domain/request.ts'
import { storedRequest } from '#domain/testing.ts'
import { unfinishedEdit } from './reservationForm.ts'
import { ayse, button, field, formProps, openForm, status, type } from './testingForm.tsx'
import { ReservationForm } from './ReservationForm.tsx'
import { clearToasts } from '#ui/toasts.ts'
import { reservation } from '#features/office/testing.ts'
import { stubWindow } from '#features/office/testingScreen.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** The status message above the form. */
function above() {
  const [note] = screen.getAllByRole('status')
  return note
}

describe('editing', () => {
  test('fills the form, focuses it, and saves as "Güncelle"', async () => {
    const { onSave, change } = openForm({ editing: ayse })
    expect(screen.getByRole('heading', { name: 'Rezervasyonu düzenle' })).toBeVisible()
    expect(field('Müşteri')).toHaveFocus()
    expect(field('Giriş')).toHaveValue('10.07.2026')

    await type('Çıkış', '16.07.2026')
    await userEvent.click(button('Güncelle'))

    expect(onSave).toHaveBeenCalledExactlyOnceWith(
      {
        musteriAdi: 'Ayşe Yılmaz',
        stay: { checkIn: '2026-07-10', checkOut: '2026-07-16' },
        toplamUcret: 30_000,
        kapora: 10_000,
        kalan: 20_000,
        notlar: '',
      },
      ayse,
    )
    change({ editing: null })
    expect(button('Ekle')).toBeVisible()
    expect(field('Müşteri')).toHaveValue('')
    expect(status()).toContain('Güncellendi: Ayşe Yılmaz')
  })

  test('warns that a channel sold the stay, and keeps its source', async () => {
    const sold = { ...ayse, source: 'airbnb', sourceUid: 'x@airbnb.com', channel: 'c' } as const
    const { onSave, change } = openForm({ editing: sold })
    expect(screen.getByText(/Tarihlerini bu kanalın takvimi belirler/)).toHaveTextContent('Airbnb')

    await type('Notlar', 'Geç gelecek')
    await userEvent.click(button('Güncelle'))

    const { id: _id, version: _surum, ...draft } = sold
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...draft, notlar: 'Geç gelecek' }, sold)
    change({ editing: null })
    expect(screen.queryByText(/Tarihlerini bu kanalın takvimi belirler/)).not.toBeInTheDocument()
  })

  test('shows the saved message above the list on a phone, and above the form beside it', async () => {
    const { unmount } = openForm({ editing: ayse })
    await userEvent.click(button('Güncelle'))
    expect(screen.getByText('Güncellendi: Ayşe Yılmaz')).not.toBe(above())
    expect(above()).toBeEmptyDOMElement()
    unmount()
    clearToasts()
    stubWindow({ isWide: true })

    openForm({ editing: ayse })
    await userEvent.click(button('Güncelle'))

    expect(screen.getByText('Güncellendi: Ayşe Yılmaz')).toBe(above())
  })

  test('another row shows that row, and each row restores its own draft', async () => {
    const { change } = openForm({ editing: ayse })
    await type('Notlar', 'yarım')

    change({ editing: null })
    expect(field('Notlar')).toHaveValue('')

    change({ editing: ayse })
    expect(field('Notlar')).toHaveValue('yarım')
  })

  test('shows that the other owner changed the record, and can take the new version, or deleted it, and keeps the typed text', async () => {
    const { change } = openForm({ editing: ayse })
    await type('Notlar', 'benim notum')

    change({ editing: ayse, reservations: [reservation({ musteriAdi: 'Ayşe Demir' })] })
    expect(status()).toContain('Bu kayıt siz yazarken değişti. Şimdiki hâli: Ayşe Demir,')
    expect(field('Notlar')).toHaveValue('benim notum')

    await userEvent.click(button('Son hâlini al'))
    expect(field('Müşteri')).toHaveValue('Ayşe Demir')
    expect(field('Notlar')).toHaveValue('')
    expect(status()).toBe('')

    await type('Notlar', 'benim notum')

    change({ editing: ayse, reservations: [] })

    expect(status()).toContain('Bu kayıt siz yazarken silindi.')
    expect(field('Notlar')).toHaveValue('benim notum')
  })
})

describe('a reload', () => {
  test('does not restore an abandoned edit', async () => {
    const { unmount } = openForm()
    await type('Müşteri', 'Yarım Kalan')
    unmount()
    const edit = openForm({ editing: ayse })
    await type('Notlar', 'yarım')
    await userEvent.click(button('Vazgeç'))
    edit.unmount()

    openForm({ editing: unfinishedEdit() })

    expect(button('Ekle')).toBeVisible()
    expect(field('Müşteri')).toHaveValue('Yarım Kalan')
  })

  test('does not call the edited record deleted before the records have loaded', async () => {
    const { change } = openForm({ editing: ayse, reservations: [], disabled: true })
    expect(status()).toBe('')

    change({ reservations: [ayse], disabled: false })

    expect(field('Müşteri')).toHaveFocus()
    expect(status()).toBe('')
  })
})

const johanna = storedRequest({ guest: 'Johanna Lindqvist' })

describe('a request', () => {
  test('is named in the form that accepts it, and can be left unanswered', async () => {
    const { onCancel } = openForm({ request: johanna })
    expect(
      screen.getByRole('heading', { name: 'Talebi kabul et: Johanna Lindqvist' }),
    ).toBeVisible()

    await userEvent.click(button('Vazgeç'))

    expect(onCancel).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Temizle' })).toBeNull()
  })

  test('leaves an empty form once it is saved and the page has removed it', async () => {
    function Page() {
      const [request, setRequest] = useState<StoredRequest | null>(johanna)
      const save = async () => {
        await Promise.resolve()
        setRequest(null)
        return 'saved' as const
      }
      return (
        <ReservationForm
          {...formProps({ request, reservations: [], today: null, onSave: save, onCancel() {} })}
        />
      )
    }
    render(<Page />)

    await type('Toplam', '5000')
    await userEvent.click(button('Kabul et ve rezervasyonu ekle'))

    expect(field('Müşteri')).toHaveValue('')
    expect(field('Toplam')).toHaveValue('')
    expect(status()).toBe('Eklendi: Johanna Lindqvist')
  })
})
