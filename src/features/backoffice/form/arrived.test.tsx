// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { reservation } from '#features/backoffice/testing.ts'
import { ayse, field, fillIn, openForm, type } from './testingForm.tsx'

beforeEach(() => sessionStorage.clear())

/** What `fillIn` types, as the stay that it becomes. */
const isik = reservation({
  id: 'isik',
  musteriAdi: 'Işık Karagöz',
  checkIn: '20.07.2026',
  checkOut: '25.07.2026',
  toplamUcret: 30_000,
  kapora: 10_000,
  kalan: 20_000,
  notlar: '',
})

describe('what was typed and sent by a page that was loaded anew', () => {
  test('is gone once its stay has arrived, and takes nobody’s nights', async () => {
    const { unmount } = openForm()
    await fillIn()
    unmount()
    const { change } = openForm()
    expect(field('Müşteri')).toHaveValue('Işık Karagöz')

    change({ reservations: [ayse, isik] })

    expect(field('Müşteri')).toHaveValue('')
    expect(screen.queryByText(/Bu geceler dolu/)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('stays when another has its nights', async () => {
    const { unmount } = openForm()
    await fillIn()
    unmount()
    const { change } = openForm()

    change({ reservations: [ayse, { ...isik, musteriAdi: 'Önce Gelen' }] })

    expect(field('Müşteri')).toHaveValue('Işık Karagöz')
    expect(screen.getByText(/Önce Gelen/)).toBeVisible()
  })

  test('and that is typed on meanwhile stays as it is typed', async () => {
    const { unmount } = openForm()
    await fillIn()
    unmount()
    const { change } = openForm()
    await type('Notlar', 'Geç gelecek')

    change({ reservations: [ayse, isik] })

    expect(field('Notlar')).toHaveValue('Geç gelecek')
  })

  test('over a stay is no other owner’s change of it', async () => {
    const { unmount } = openForm({ editing: ayse })
    await type('Notlar', 'Geç gelecek')
    unmount()
    const { change } = openForm({ editing: ayse })
    expect(field('Notlar')).toHaveValue('Geç gelecek')

    const now = { ...ayse, notlar: 'Geç gelecek', version: ayse.version + 1 }
    change({ editing: ayse, reservations: [now] })

    expect(field('Notlar')).toHaveValue('Geç gelecek')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })
})
