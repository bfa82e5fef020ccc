// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { reservation } from '#features/office/testing.ts'
import { StaysCard } from './StaysCard.tsx'

test('shows the first three of many stays, and the others on demand', async () => {
  const stays = Array.from({ length: 30 }, (_, place) =>
    reservation({ id: `stay-${place}`, musteriAdi: `Misafir ${place}.` }),
  )
  render(<StaysCard title="Bugün alınacak" stays={stays} onOpen={() => {}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText('Misafir 0.')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: '27 tane daha göster' }))
  await userEvent.click(screen.getByRole('button', { name: '7 tane daha göster' }))

  expect(screen.getByText('Misafir 29.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /daha göster/ })).toBeNull()
})
