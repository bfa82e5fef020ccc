/** A font file that a style sheet declares: its address, and the code points it has letters for. */
export type Font = {
  file: string
  ranges: readonly { from: number; to: number }[]
}

const FONT_FACE = /@font-face\{[^}]*?url\(([^)]*)\)[^}]*?unicode-range:([^;}]*)[^}]*\}/g

/** The fonts of a minified style sheet that are files; those that stand in for them are the system's. */
export function fontsIn(css: string): Font[] {
  return Array.from(css.matchAll(FONT_FACE), ([, file = '', ranges = '']) => ({
    file,
    ranges: ranges.split(',').map(toRange),
  }))
}

/** The files of the fonts that have a letter of `text`; none for an empty one. */
export function fontFilesFor(text: string, fonts: readonly Font[]): string[] {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
  return fonts
    .filter(({ ranges }) =>
      letters.some((letter) => ranges.some(({ from, to }) => from <= letter && letter <= to)),
    )
    .map(({ file }) => file)
}

/** A range as a style sheet writes it: `U+131`, `U+20-7E`, or `U+4??`. */
function toRange(written: string): { from: number; to: number } {
  const [from = '', to = from] = written.trim().replace(/^U\+/i, '').split('-')
  return {
    from: Number.parseInt(from.replaceAll('?', '0'), 16),
    to: Number.parseInt(to.replaceAll('?', 'F'), 16),
  }
}
