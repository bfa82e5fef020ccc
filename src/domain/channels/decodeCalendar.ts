const [TAB, LF, CR, SPACE] = [9, 10, 13, 32]

/** Decodes a calendar; `charset` is the server's, if any. */
export function decodeCalendar(bytes: Uint8Array, charset: string | null = null): string {
  const wide = utf16In(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  const unfolded = unfold(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(unfolded)
  } catch {
    return decoderOf(charset).decode(unfolded)
  }
}

function utf16In([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return null
}

/** RFC 5545 allows folding a line within a character's bytes. */
function unfold(bytes: Uint8Array): Uint8Array {
  const unfolded = new Uint8Array(bytes.length)
  let length = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const isFold = bytes[index] === LF && (bytes[index + 1] === SPACE || bytes[index + 1] === TAB)
    if (isFold) {
      while (length > 0 && unfolded[length - 1] === CR) length -= 1
      index += 1
    } else {
      unfolded[length] = bytes[index] ?? 0
      length += 1
    }
  }
  return unfolded.subarray(0, length)
}

function decoderOf(charset: string | null): TextDecoder {
  // ISO-8859-9 differs from ISO-8859-1 in six Icelandic letters, which are Turkish ones there.
  const label = charset === null || /^utf-?8$/i.test(charset) ? 'iso-8859-9' : charset
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('iso-8859-9')
  }
}
