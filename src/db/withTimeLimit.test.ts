import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeLimit } from './withTimeLimit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('resolves without a token after five seconds while reCAPTCHA is silent, immediately for later callers, and with a late token', async () => {
  let arrive = (_token: string) => {}
  const requestToken = vi.fn<() => Promise<string>>(
    () => new Promise<string>((resolve) => (arrive = resolve)),
  )
  const token = withTimeLimit(requestToken)
  const settled = vi.fn<(token: string | null) => void>()

  const first = token().then(settled)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await first
  expect(settled).toHaveBeenCalledExactlyOnceWith(null)
  expect(await token()).toBeNull()
  expect(requestToken).toHaveBeenCalledOnce()

  arrive('late')
  await vi.advanceTimersByTimeAsync(0)
  requestToken.mockResolvedValue('next')
  expect(await token()).toBe('next')
})

test('requests a new token for each caller, and resolves without one when the request fails', async () => {
  const requestToken = vi.fn<() => Promise<string>>()
  const token = withTimeLimit(requestToken)

  requestToken.mockResolvedValueOnce('a').mockRejectedValueOnce(new Error()).mockResolvedValue('b')

  expect([await token(), await token(), await token()]).toEqual(['a', null, 'b'])
})
