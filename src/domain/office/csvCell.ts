// What a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"), in its full-width forms, too.
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** A text as a cell of a list; one that would begin as a formula stands behind an apostrophe. */
export function textCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** A number as a cell of a list as Turkish Excel reads it, with a decimal comma. */
export function numberCell(value: number): string {
  return String(value).replace('.', ',')
}
