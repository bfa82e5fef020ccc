// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TermsForm } from './PricesPage.tsx'
import { retype } from '#features/office/testingScreen.ts'

afterEach(() => sessionStorage.clear())

const terms = {
  cleaningFee: 1500,
  depositPercent: 30,
  minNights: 1,
  sameDayTurnover: false,
  taxPercent: 2,
}

test('a fee is changed without accepting the unticked turnover rule', async () => {
  const onSave = vi.fn<ComponentProps<typeof TermsForm>['onSave']>(() => Promise.resolve())
  render(<TermsForm terms={terms} onSave={onSave} />)

  const fee = screen.getByRole('textbox', { name: 'Temizlik ücreti' })
  await retype(fee, '1750')
  await userEvent.click(screen.getByRole('button', { name: 'Koşulları kaydet' }))

  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...terms, cleaningFee: 1750 })
})

const save = () => userEvent.click(screen.getByRole('button', { name: 'Koşulları kaydet' }))
const control = (name: string) => screen.getByRole('textbox', { name })

const type = (name: string, text: string) => retype(control(name), text)

/** Renders the form again, as after the other owner has changed the terms. */
function open(now: typeof terms) {
  const onSave = vi.fn<ComponentProps<typeof TermsForm>['onSave']>(() => Promise.resolve())
  const { unmount } = render(<TermsForm terms={now} onSave={onSave} />)
  return { onSave, unmount }
}

test('a save does not overwrite the other owner’s changes of untouched fields, and that of a typed one is shown beside it', async () => {
  const { unmount } = open(terms)
  await type('Temizlik ücreti', '1750')
  unmount()

  const { onSave } = open({
    ...terms,
    cleaningFee: 2000,
    depositPercent: 40,
    sameDayTurnover: true,
  })
  expect(control('Kapora')).toHaveValue('40')
  expect(control('Temizlik ücreti')).toHaveValue('1750')
  expect(screen.getAllByText(/Diğer yönetici/).map(({ textContent }) => textContent)).toEqual([
    'Diğer yönetici siz yazarken 2000 yazdı.',
  ])
  await save()

  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    ...terms,
    cleaningFee: 1750,
    depositPercent: 40,
    sameDayTurnover: true,
  })
})
