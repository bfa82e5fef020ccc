/** Bypasses the HTTP cache, which may have stored a missing file for a year; never rejects. */
export async function refetchUncached(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'no-cache' })))
}
