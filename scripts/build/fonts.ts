/** A font file that a style sheet declares: the rule, the file's address, and the code points it has letters for. */
export type Font = {
  rule: string
  file: string
  ranges: readonly { from: number; to: number }[]
}

const FONT_FACE = /@font-face\{[^}]*?url\(([^)]*)\)[^}]*?unicode-range:([^;}]*)[^}]*\}/g

/** Takes the fonts that are files out of a minified style sheet; those that stand in for them, from the system, stay. */
export function takeFonts(css: string): { css: string; fonts: Font[] } {
  const fonts: Font[] = []
  const rest = css.replaceAll(FONT_FACE, (rule: string, file: string, ranges: string) => {
    fonts.push({ rule, file, ranges: ranges.split(',').map(toRange) })
    return ''
  })
  return { css: rest, fonts }
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
