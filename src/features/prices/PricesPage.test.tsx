// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PriceSeason } from '#domain/prices/season.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { day } from '#domain/testing.ts'
import { PricesView } from './PricesPage.tsx'
import { retype } from '#features/office/testingScreen.ts'

type Change = ComponentProps<typeof PricesView>['onChange']

const summer = season('2027-06-01', '2027-08-31', 9000, 3)
const winter = season('2027-01-01', '2027-02-28', 5000)

function enter(seasons: PriceSeason[] = [winter, summer]) {
  const onChange = vi.fn<Change>(async () => {})
  const { unmount } = render(
    <PricesView
      prices={{ seasons, terms: terms(), version: 1, unreadable: [] }}
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

test('sets a holiday price inside summer by a short season, with one night as the minimum stay', async () => {
  const { onChange } = enter()
  await retype(control(/^İlk gece/), '10.07.2027')
  await retype(control(/^Son gece/), '16.07.2027')
  await retype(control(/^Gecelik/), '12.000')
  await press('Ekle')

  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    seasons: [
      {
        id: 'new',
        seen: null,
        wanted: { from: '2027-07-10', to: '2027-07-16', perNight: 12_000, minNights: 1 },
      },
    ],
  })
})

test('copies the last year’s seasons to the next, raised by a percentage, then offers the year after', async () => {
  const { onChange, unmount } = enter()
  await userEvent.click(screen.getByText('2027 sezonlarını 2028 yılına kopyala'))
  await retype(screen.getByRole('textbox', { name: 'Fiyat artışı' }), '10')
  await press('Kopyala')

  const copies = onChange.mock.calls[0]?.[0].seasons?.flatMap(({ wanted }) => wanted ?? []) ?? []
  expect(copies).toMatchObject([
    { from: '2028-01-01', to: '2028-02-29', perNight: 5500 },
    { from: '2028-06-01', to: '2028-08-31', perNight: 9900, minNights: 3 },
  ])
  unmount()

  enter([winter, summer, ...copies.map((each) => ({ ...each, id: each.from }))])
  expect(screen.getByText('2028 sezonlarını 2029 yılına kopyala')).toBeVisible()
  expect(screen.getByText('Kopyala')).not.toBeVisible()
})

test('folds the past seasons', () => {
  enter([season('2026-06-01', '2026-08-31', 8000), summer])

  expect(screen.getByRole('button', { name: /^Düzenle: .*2027/ })).toBeVisible()
  expect(screen.getByText(/Ağustos 2026/)).not.toBeVisible()
  expect(screen.getByText('Geçmiş sezonlar (1)')).toBeVisible()
})
