// In characters, as in the SDK.
const MAX_FRAME_LENGTH = 16_384

/** Splits a message into frames: itself, or first the number of pieces and then the pieces. */
export function toFrames(message: string): string[] {
  const pieces: string[] = []
  for (let start = 0; start < message.length;) {
    let end = start + MAX_FRAME_LENGTH
    // A frame is encoded separately, so a surrogate pair must not be split.
    if (isFirstHalf(message.charCodeAt(end - 1))) end -= 1
    pieces.push(message.slice(start, end))
    start = end
  }
  return pieces.length > 1 ? [String(pieces.length), ...pieces] : pieces
}

/**
 * Returns a function that reassembles frames: it returns the message that a frame completes, or
 * `null`.
 */
export function createFrameReader(): (frame: string) => string | null {
  let pieces: string[] = []
  let missing = 0
  return (frame) => {
    if (missing === 0) {
      if (!/^\d{1,6}$/.test(frame)) return frame
      // A lone "0" is the client's keep-alive.
      missing = Number(frame)
      pieces = []
      return null
    }
    pieces.push(frame)
    missing -= 1
    return missing === 0 ? pieces.join('') : null
  }
}

function isFirstHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}
