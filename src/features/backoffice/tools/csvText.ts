import papa from 'papaparse'

// Without it Excel takes the letters for those of an older code page.
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as a text that Turkish Excel opens with a double click: semicolons between the cells, told to be UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return (
    BYTE_ORDER_MARK +
    papa.unparse(
      rows.map((row) => [...row]),
      { delimiter: ';', newline: '\r\n' },
    )
  )
}
