import papa from 'papaparse'

// Without it Excel decodes the file in an older code page.
const BYTE_ORDER_MARK = '\uFEFF'

/** Formats rows as CSV for Turkish Excel: separated by semicolons, with a byte order mark. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return (
    BYTE_ORDER_MARK +
    papa.unparse(
      rows.map((row) => [...row]),
      { delimiter: ';', newline: '\r\n' },
    )
  )
}
