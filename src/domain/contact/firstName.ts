/** The first name of a person, with a title before it as it was typed: "Dr. Ada". */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/)
  const last = words.findIndex((word) => !word.endsWith('.'))
  return words.slice(0, last + 1).join(' ') || name.trim()
}
