/** Asks the server again for hashed files: an answer that the browser keeps for a year may be that one was missing. Never rejects. */
export async function refetch(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'no-cache' })))
}
