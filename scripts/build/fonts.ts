export type Font = {
  file: string
  ranges: readonly { from: number; to: number }[]
}

const FONT_FACE = /@font-face\{[^}]*?url\(([^)]*)\)[^}]*?unicode-range:([^;}]*)[^}]*\}/g

/** The font files of a minified stylesheet; the fallback fonts are the system's. */
export function fontsIn(css: string): Font[] {
  return Array.from(css.matchAll(FONT_FACE), ([, file = '', ranges = '']) => ({
    file,
    ranges: ranges.split(',').map(toRange),
  }))
}

/** The font files with characters of `text`; none for an empty one. */
export function fontFilesFor(text: string, fonts: readonly Font[]): string[] {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
  return fonts
    .filter(({ ranges }) =>
      letters.some((letter) => ranges.some(({ from, to }) => from <= letter && letter <= to)),
    )
    .map(({ file }) => file)
}

/** A range in CSS syntax: `U+131`, `U+20-7E`, or `U+4??`. */
function toRange(written: string): { from: number; to: number } {
  const [from = '', to = from] = written.trim().replace(/^U\+/i, '').split('-')
  return {
    from: Number.parseInt(from.replaceAll('?', '0'), 16),
    to: Number.parseInt(to.replaceAll('?', 'F'), 16),
  }
}
