// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TermsForm } from './TermsForm.tsx'

afterEach(() => sessionStorage.clear())

test('a fee is changed without agreeing to the turnover that is not ticked', async () => {
  const onSave = vi.fn<ComponentProps<typeof TermsForm>['onSave']>(() => Promise.resolve())
  const terms = { cleaningFee: 1500, depositPercent: 30, minNights: 1, sameDayTurnover: false }
  render(<TermsForm terms={terms} onSave={onSave} />)

  const fee = screen.getByRole('textbox', { name: 'Temizlik ücreti' })
  await userEvent.clear(fee)
  await userEvent.type(fee, '1750')
  await userEvent.click(screen.getByRole('button', { name: 'Koşulları kaydet' }))

  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...terms, cleaningFee: 1750 })
})
