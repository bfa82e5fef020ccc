const TOKEN_LIMIT_MS = 5_000

/**
 * Returns a function that resolves with a token, or with `null` when the request fails or takes longer than five seconds. A blocked
 * reCAPTCHA script never settles the SDK's promise, because its loader has no error handler; only the first caller waits for that.
 */
export function withTimeLimit(requestToken: () => Promise<string>): () => Promise<string | null> {
  let current: Promise<string | null> | undefined

  async function request(): Promise<string | null> {
    try {
      return await requestToken()
    } catch {
      return null
    } finally {
      current = undefined
    }
  }

  return () => {
    current ??= Promise.race([
      request(),
      new Promise<null>((resolve) => void setTimeout(resolve, TOKEN_LIMIT_MS, null)),
    ])
    return current
  }
}
