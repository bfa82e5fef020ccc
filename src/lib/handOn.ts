/** What is to be told of an address that was handed on; `null` when the device has told it already, or nobody wanted it. */
export type Handed = 'copied' | 'notCopied' | null

/** Hands an address on by the device's own sheet, or copies it where there is none. */
export async function handOn(address: string): Promise<Handed> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url: address })
      return null
    }
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch (error) {
    // Whoever closes the sheet has changed their mind; anything else leaves the address to be copied by hand.
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'notCopied'
  }
}
