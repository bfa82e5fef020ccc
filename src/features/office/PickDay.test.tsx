// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ayse, button, field, openForm, type } from '#features/stays/form/testingForm.tsx'

afterEach(() => sessionStorage.clear())

const CHECK_IN = 'Giriş gününü takvimden seç'
const CHECK_OUT = 'Çıkış gününü takvimden seç'

// Browsers map a grid's cells to the role gridcell; happy-dom does not.
const cell = (name: RegExp | string) => screen.getByRole('cell', { name })

test('the date field’s calendar shows who has the booked nights, including half days', async () => {
  openForm()

  await userEvent.click(button(CHECK_IN))

  expect(screen.getByRole('grid', { name: 'Temmuz 2026' })).toBeVisible()
  expect(cell('1 Temmuz 2026, boş')).toHaveFocus()
  expect(cell('10 Temmuz 2026, Ayşe Yılmaz geliyor')).toBeVisible()
  expect(cell('15 Temmuz 2026, Ayşe Yılmaz ayrılıyor, boş')).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('10.07.2026 – 15.07.2026 Ayşe Yılmaz')
})

test('a day picked with the keyboard fills the field and closes the calendar', async () => {
  openForm()
  await type('Giriş', '30.07.2026')

  await userEvent.click(button(CHECK_OUT))
  expect(cell('30 Temmuz 2026, boş')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('grid', { name: 'Ağustos 2026' })).toBeVisible()
  await userEvent.keyboard('{Enter}')

  expect(field('Çıkış')).toHaveValue('02.08.2026')
  expect(field('Giriş')).toHaveValue('30.07.2026')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

test('a booked day can be picked, and the field names its guest', async () => {
  openForm()

  await userEvent.click(button(CHECK_IN))
  await userEvent.click(cell(/^12 Temmuz/))
  await type('Çıkış', '20.07.2026')

  expect(field('Giriş')).toHaveValue('12.07.2026')
  expect(field('Giriş')).toHaveAccessibleDescription(/Ayşe Yılmaz/)
})

test('the edited stay does not block its own nights', async () => {
  openForm({ editing: ayse })

  await userEvent.click(button(CHECK_IN))

  expect(cell('10 Temmuz 2026, boş')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('Bu ayın bütün geceleri boş.')).toBeVisible()
})
