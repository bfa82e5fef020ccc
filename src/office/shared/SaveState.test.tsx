// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { SaveState } from './SaveState.tsx'

// Connected, which other files of its worker may not have left.
testOnOwnersPage()

afterEach(() => {
  vi.useRealTimers()
})

test('a save without an answer shows that it waits after two seconds, and can be left after fifteen', async () => {
  vi.useFakeTimers()
  const { container } = render(<SaveState sending={{ state: 'sending' }} conflict={null} />, {
    wrapper: MemoryRouter,
  })
  const status = within(container).getByRole('status')
  expect(status).toHaveTextContent('Kaydediliyor…')

  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(status).toHaveTextContent('Sunucunun yanıtı bekleniyor; yazdıklarınız duruyor.')
  expect(screen.queryByRole('link')).toBeNull()

  await act(() => vi.advanceTimersByTimeAsync(13_000))
  expect(screen.getByRole('link', { name: 'Taslağı sakla ve çık' })).toHaveAttribute(
    'href',
    '/today',
  )
})
