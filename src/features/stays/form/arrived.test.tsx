// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { reservation } from '#features/office/testing.ts'
import { ayse, field, fillIn, openForm, type } from './testingForm.tsx'

beforeEach(() => sessionStorage.clear())

/** The stay that `fillIn` types. */
const isik = reservation({
  id: 'isik',
  musteriAdi: 'Işık Karagöz',
  checkIn: '20.07.2026',
  checkOut: '25.07.2026',
})

/** Types a stay, and opens the form again as after a reload. */
async function reopened() {
  const { unmount } = openForm()
  await fillIn()
  unmount()
  return openForm()
}

describe('a draft that an earlier page had submitted', () => {
  test('is cleared once its stay is stored, and does not overlap with it', async () => {
    const { change } = await reopened()
    expect(field('Müşteri')).toHaveValue('Işık Karagöz')

    change({ reservations: [ayse, isik] })

    expect(field('Müşteri')).toHaveValue('')
    expect(screen.queryByText(/Bu geceler dolu/)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  test('is kept when another stay has its nights', async () => {
    const { change } = await reopened()

    change({ reservations: [ayse, { ...isik, musteriAdi: 'Önce Gelen' }] })

    expect(field('Müşteri')).toHaveValue('Işık Karagöz')
    expect(screen.getByText(/Önce Gelen/)).toBeVisible()
  })

  test('is kept as typed when typing goes on', async () => {
    const { change } = await reopened()
    await type('Notlar', 'Geç gelecek')

    change({ reservations: [ayse, isik] })

    expect(field('Notlar')).toHaveValue('Geç gelecek')
  })

  test('of an edit is not shown as the other owner’s change', async () => {
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
