import papa from 'papaparse'
import { hasHeadings, type StayList } from '#domain/stayList/listColumns.ts'

const MOST_ROWS = 2000

export type ListProblem = 'empty' | 'tooLong'

/** Reads a list from a file or from rows pasted from a spreadsheet. */
export async function readList(
  file: File | null,
  text: string,
): Promise<StayList | { problem: ListProblem }> {
  const typed = file ? decode(await file.arrayBuffer()) : text
  const { data } = papa.parse<string[]>(typed.trim(), {
    delimitersToGuess: ['\t', ';', ',', '|'],
    skipEmptyLines: 'greedy',
  })
  const [first, ...rest] = data
  if (!first || data.length + first.length < 3) return { problem: 'empty' }
  if (data.length > MOST_ROWS) return { problem: 'tooLong' }
  return hasHeadings(first) ? { headings: first, rows: rest } : { headings: null, rows: data }
}

/** Older Excel writes the Turkish code page, and UTF-16 for its Unicode text. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}
