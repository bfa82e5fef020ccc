// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { owner, store, stored, testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { CaretakerCard } from './CaretakerCard.tsx'

testOnOwnersPage()

const path = `caretaker/choices/${owner.uid}`

test('an owner gets the daily list until they turn it off; each choice is stored, also one made before the last is stored', async () => {
  render(<CaretakerCard />)
  const box = await screen.findByRole('checkbox', { name: /günün listesi/ })
  expect(box).toBeChecked()

  await userEvent.click(box)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'E-postaların dili' }), 'en')

  await waitFor(async () =>
    expect(await stored(path)).toEqual({ email: owner.email, language: 'en', morning: false }),
  )
})

test('shows this owner’s own choices, not the other’s', async () => {
  await store('caretaker/choices', {
    other: { email: 'can@example.com', language: 'tr', morning: true },
    [owner.uid]: { email: owner.email, language: 'en', morning: false },
  })
  render(<CaretakerCard />)

  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('en'))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})
