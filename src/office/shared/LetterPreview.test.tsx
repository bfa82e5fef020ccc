// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import { stayFacts } from '#domain/letters/facts.ts'
import { moneyFactsOf, situationFrom } from '#domain/stay/money.ts'
import { agreement, BALANCE_AT_DOOR, day } from '#domain/testing.ts'
import { LetterPreview } from './LetterPreview.tsx'

const stay = { ...seasonStay('a', '2026-07-10', '2026-07-13'), toplamUcret: 9000, kapora: 3000 }
const account = { accountHolder: 'Nihal Sezer', accountNumber: 'TR330006100519786457841326' }
const AHEAD = { ...BALANCE_AT_DOOR, balanceDays: 7 }

test.each([
  ['asks for the account that a deposit needs', null, BALANCE_AT_DOOR, [], 1],
  ['asks for the account that a balance ahead needs', null, AHEAD, [3000], 1],
  ['needs no account for a balance at the door', null, BALANCE_AT_DOOR, [3000], 0],
  ['needs no account once everything is paid', null, AHEAD, [9000], 0],
  ['shows no warning with a stored account', account, AHEAD, [], 0],
])('%s', (_, stored, terms, amounts, warnings) => {
  const payments = amounts.map((amount) => ({ amount }))
  const situation = situationFrom(
    moneyFactsOf({ ...stay, agreement: agreement(terms) }),
    payments,
    day('2026-05-02'),
  )
  const facts = stayFacts(stay, situation, { account: stored, hasGuide: false })
  const letter = { subject: '', body: '' }
  render(<LetterPreview title="Metin" letter={letter} language="tr" facts={facts} />)

  expect(screen.queryAllByText(/Banka hesabınız henüz yazılmadı/)).toHaveLength(warnings)
})
