import { Mistake } from './mistake.ts'

const tokens = /\\[^]|\[\^?(?:\\[^]|[^\]\\])*\]|[^]/g
const escapes = /\\[^]/g
const unknownEscape = /^\\(?![sSdDwW])[0-9A-Za-z]$/

/**
 * Refuses, at `offset`, what Firebase refuses in a regular expression and JavaScript would accept:
 * look-around and other `(?` groups, back-references, anchors in the middle, empty alternatives,
 * flags other than `i`.
 */
export function checkRegularExpression(pattern: string, flags: string, offset: number): void {
  if (flags !== '' && flags !== 'i') {
    throw new Mistake(`A regular expression has no flag but i, not ${flags}`, offset)
  }
  const found = [...pattern.matchAll(tokens)]
  found.forEach(({ 0: text, index }, count) => {
    const reason = whyRefused(text, found[count - 1]?.[0], found[count + 1]?.[0])
    if (reason !== null) throw new Mistake(`${reason} in /${pattern}/`, offset + 1 + index)
  })
}

function whyRefused(text: string, before?: string, after?: string): string | null {
  const escape = text.match(escapes)?.find((pair) => unknownEscape.test(pair))
  if (escape !== undefined) return `Firebase has no ${escape}`
  if (text === '^' && before !== undefined) return '^ is allowed only at the beginning'
  if (text === '$' && after !== undefined) return '$ is allowed only at the end'
  if (text === '(' && after === '?') return 'Firebase has no group that begins with (?'
  if (text === '(' && after === ')') return 'Empty group'
  if (text === '|' && (isEdge(before, '(') || isEdge(after, ')'))) return 'Empty alternative'
  return null
}

function isEdge(neighbour: string | undefined, bracket: string): boolean {
  return neighbour === undefined || [bracket, '|', '^', '$'].includes(neighbour)
}
