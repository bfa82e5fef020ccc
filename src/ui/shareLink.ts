/** `null` when the device has shown the result, or the user cancelled. */
export type ShareResult = 'copied' | 'notCopied' | null

/** Shares an address by the device's share sheet, or copies it. */
export async function shareLink(address: string): Promise<ShareResult> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url: address })
      return null
    }
    return await copyText(address)
  } catch (error) {
    // Closing the sheet is a cancellation; after any other error the address can be copied by hand.
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'notCopied'
  }
}

/** Copies a text; where that is refused, it can be copied by hand. */
export async function copyText(text: string): Promise<ShareResult> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'notCopied'
  }
}
