// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { reservation } from '#features/office/testing.ts'
import { StaysCard } from './StaysCard.tsx'

test('shows the nearest of many stays, and the earlier ones on demand', async () => {
  const stays = Array.from({ length: 45 }, (_, place) =>
    reservation({ id: `stay-${place}`, musteriAdi: `Misafir ${place}.` }),
  )
  render(<StaysCard title="Bugün alınacak" stays={stays} onOpen={() => {}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  expect(screen.getByText('Misafir 44.')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Daha eskileri göster (25 kayıt)' }))
  await userEvent.click(screen.getByRole('button', { name: 'Daha eskileri göster (5 kayıt)' }))

  expect(screen.getByText('Misafir 0.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Daha eskileri/ })).toBeNull()
})
