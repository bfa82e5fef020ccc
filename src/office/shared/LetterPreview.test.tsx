// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#content/bank.ts'
import { groupIban } from '#domain/field/textField.ts'
import { day } from '#domain/testing.ts'
import { LetterPreview } from './LetterPreview.tsx'

const OWN = { ...bank, iban: 'TR330006100519786457841326' }

test.each([
  ['warns of the sample account in its text', bank, groupIban(bank.iban), 1],
  ['is silent about an account that it does not name', bank, '', 0],
  ['is silent about the owners’ own account', OWN, groupIban(OWN.iban), 0],
])('%s', (_, account, body, warnings) => {
  const dates = { checkIn: day('2026-07-10'), checkOut: day('2026-07-13') }
  const facts = { guest: 'İpek Işık', dates, bank: account }
  render(<LetterPreview title="Metin" letter={{ subject: '', body }} language="tr" facts={facts} />)

  expect(screen.queryAllByText(/Banka hesabınız henüz yazılmadı/)).toHaveLength(warnings)
})
