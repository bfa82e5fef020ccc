// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PriceSeason } from '#domain/prices/season.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { day } from '#domain/testing.ts'
import { PricesView } from './PricesView.tsx'
import { retype } from '#features/office/testingScreen.ts'

type Change = ComponentProps<typeof PricesView>['onChange']

const summer = season('2027-06-01', '2027-08-31', 9000, 3)
const winter = season('2027-01-01', '2027-02-28', 5000)

function enter(seasons: PriceSeason[] = [winter, summer]) {
  const onChange = vi.fn<Change>(async () => {})
  const { unmount } = render(
    <PricesView
      prices={{ seasons, terms: terms(), version: 1, unreadable: [] }}
      history={[]}
      today={day('2026-11-23')}
      newId={() => 'new'}
      onChange={onChange}
    />,
  )
  return { onChange, unmount }
}

const control = (name: RegExp) => screen.getByRole('textbox', { name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function typeOver(perNight: string) {
  await press('2027')
  await press(/^Düzenle: .*Haz/)
  await retype(control(/^Gecelik/), perNight)
}

beforeEach(() => sessionStorage.clear())

test('restores the draft of a season after a visit to another page or a reload, over the version it was typed in', async () => {
  const { unmount } = enter()
  await typeOver('9.500')
  unmount()

  const { onChange } = enter([winter, { ...summer, perNight: 12_000 }])
  expect(control(/^Gecelik/)).toHaveValue('9.500')
  await press('Güncelle')

  const wanted = expect.objectContaining({ perNight: 9500, minNights: 3 }) as unknown
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    seasons: [{ id: summer.id, seen: summer, wanted }],
  })
  expect(screen.getByRole('button', { name: 'Ekle' })).toBeVisible()
})

test('does not restore a season that was abandoned or only viewed', async () => {
  const { unmount } = enter()
  await typeOver('9.500')
  await press('Vazgeç')
  await press(/^Düzenle: .*Haz/)
  expect(control(/^Gecelik/)).toHaveValue('9000')
  unmount()

  enter()

  expect(control(/^Gecelik/)).toHaveValue('')
})

test('warns of two seasons with the same nights in any year; both are in the table and can be corrected', async () => {
  const autumn = season('2027-08-20', '2027-09-30', 7000)
  const within = season('2027-06-10', '2027-06-12', 9900)
  const { onChange } = enter([winter, summer, autumn, within])

  expect(screen.getByText(/^İki sezon aynı gecelere .*20–31 Ağu/)).toBeVisible()
  expect(screen.getByText(/^İki sezon aynı gecelere .*10–12 Haz/)).toBeVisible()
  expect(screen.getByText(/önce başlayanın fiyatı/)).toBeVisible()
  await press('2027')
  await press(/^Düzenle: 20\sAğustos/)
  await retype(control(/^İlk gece/), '01.09.2027')
  await press('Güncelle')

  const wanted = expect.objectContaining({ from: '2027-09-01' }) as unknown
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    seasons: [{ id: autumn.id, seen: autumn, wanted }],
  })
  expect(screen.getByRole('button', { name: /^Sil: 10–12\sHaziran/ })).toBeVisible()
})

test('gives some days their own price in one change, after a preview', async () => {
  const { onChange } = enter()
  await userEvent.click(screen.getByText('Bazı günlere ayrı fiyat ver'))
  const [, from] = screen.getAllByRole('textbox', { name: 'İlk gece' })
  const [, to] = screen.getAllByRole('textbox', { name: 'Son gece' })
  const [, perNight] = screen.getAllByRole('textbox', { name: /^Gecelik/ })
  if (!from || !to || !perNight) throw new Error('A control is missing')
  await retype(from, '10.07.2027')
  await retype(to, '16.07.2027')
  await retype(perNight, '12.000')
  expect(screen.getByText(/^10–16 Temmuz 2027/)).toHaveTextContent('₺12.000 · en az 3 gece')
  await press('Sezonu böl ve kaydet')

  const wanted = (first: string, last: string, price: number) =>
    ({ ...summer, id: undefined, from: first, to: last, perNight: price }) as unknown
  expect(onChange).toHaveBeenCalledOnce()
  expect(onChange.mock.calls[0]?.[0].seasons?.map((each) => each.wanted)).toEqual([
    wanted('2027-06-01', '2027-07-09', 9000),
    wanted('2027-07-10', '2027-07-16', 12_000),
    wanted('2027-07-17', '2027-08-31', 9000),
  ])
})
