// What a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"), in its full-width forms, too.
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

// The same behind a mark at which another spreadsheet than ours parts the cells: "Ada,=1+1".
const LATER_FORMULA = /(?<=[,;\t\r\n]"*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g

// An arithmetic formula at worst: a function or a command needs a letter.
const PHONE = /^\+?(?=(?:\D*\d){6})\d[\d ()./-]*$/

/**
 * A telephone number or mail address as a cell of a list. Excel drops the zero or the plus of a plain number and rounds a long one; a
 * no-break space in front keeps it a text.
 */
export function addressCell(address: string): string {
  return PHONE.test(address) ? `\u00A0${address}` : textCell(address)
}

/** A text as a cell of a list; what would begin as a formula, wherever cells are parted, stands behind an apostrophe. */
export function textCell(text: string): string {
  return (FORMULA.test(text) ? `'${text}` : text).replace(LATER_FORMULA, "'$&")
}

/** A number as a cell of a list as Turkish Excel reads it, with a decimal comma. */
export function numberCell(value: number): string {
  return String(value).replace('.', ',')
}
