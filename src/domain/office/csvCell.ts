// The characters that begin a formula in spreadsheets (OWASP, "CSV Injection"), including
// full-width ones.
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

// The same after another spreadsheet's separator: "Ada,=1+1".
const LATER_FORMULA = /(?<=[,;\t\r\n]"*)[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/g

// At worst an arithmetic formula, because functions and commands need letters.
const PHONE = /^\+?(?=(?:\D*\d){6})\d[\d ()./-]*$/

/**
 * A telephone number or mail address as a CSV cell. A no-break space in front prevents Excel from
 * dropping the zero or plus, and from rounding.
 */
export function addressCell(address: string): string {
  return PHONE.test(address) ? `\u00A0${address}` : textCell(address)
}

/** A text as a CSV cell; an apostrophe precedes what would begin a formula at any separator. */
export function textCell(text: string): string {
  return (FORMULA.test(text) ? `'${text}` : text).replace(LATER_FORMULA, "'$&")
}

/** A number as a CSV cell for Turkish Excel, with a decimal comma. */
export function numberCell(value: number): string {
  return String(value).replace('.', ',')
}
