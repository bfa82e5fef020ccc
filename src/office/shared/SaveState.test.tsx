// @vitest-environment happy-dom
import { act, render, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { SaveState } from './SaveState.tsx'

// Connected, which other files of its worker may not have left.
testOnOwnersPage()

afterEach(() => {
  vi.useRealTimers()
})

test('a save without an answer shows that it waits after two seconds', async () => {
  vi.useFakeTimers()
  const { container } = render(<SaveState sending={{ state: 'sending' }} conflict={null} />)
  const status = within(container).getByRole('status')
  expect(status).toHaveTextContent('Kaydediliyor…')

  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(status).toHaveTextContent('Sunucunun yanıtı bekleniyor; yazdıklarınız duruyor.')
})
