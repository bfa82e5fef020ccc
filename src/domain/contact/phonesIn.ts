type Stretch = { text: string; isPhone: boolean }

/** The characters allowed between two digits of one number. */
const GAP = '[ \\u00A0.-]?'

const FORMS = [
  // A Turkish number: three digits of the network or town, possibly in brackets, then seven.
  `(?:(?:\\+|00)90${GAP}|0${GAP})(?:\\([2-58]\\d{2}\\)|[2-58]\\d{2})${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}(?!\\d)`,
  `\\(0[2-58]\\d{2}\\)${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}(?!\\d)`,
  // A foreign number, up to its last digit.
  `\\+(?!90)[1-9]\\d{0,2}(?: ?\\(\\d{1,4}\\))?(?:${GAP}\\d){6,12}(?!${GAP}\\d)`,
  `444${GAP}(?:\\d${GAP}\\d{3}|\\d{2}${GAP}\\d{2})(?!${GAP}\\d)`,
  // Turkish three-digit services, unless a unit, a price or a street's name follows.
  `(?:11[0245]|12[26]|15[4-8]|177|18[5-8])(?!${GAP}\\d|[:,/]\\d|[ \\u00A0]?(?:k?m|metre|TL|[\\p{Sc}%°])(?![\\p{L}\\d])|\\.?[ \\u00A0]?(?:so?k|cad))`,
]

const PHONE = new RegExp(`(?:${FORMS.join('|')})(?!\\p{L})`, 'giu')

// Tested on the text before a number, because older phones lack lookbehind.
/** The number would be part of an account number, a date, a time or a price. */
const PART_BEFORE = /(?:[\p{L}\d+]|\d[ \u00A0.,:/-])$/u

/** Three digits after this are a door's number or a code. */
const NAME_BEFORE = /(?:no|nr|kodu?|code|şifre(?:si)?)[:.]? ?$/iu

/** Splits a text into telephone numbers, in Turkish or international format, and the rest. */
export function phonesIn(text: string): Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  for (const { 0: phone, index } of text.matchAll(PHONE)) {
    const before = text.slice(0, index)
    if (PART_BEFORE.test(before) || (phone.length === 3 && NAME_BEFORE.test(before))) continue
    if (index > end) stretches.push({ text: text.slice(end, index), isPhone: false })
    stretches.push({ text: phone, isPhone: true })
    end = index + phone.length
  }
  if (end < text.length) stretches.push({ text: text.slice(end), isPhone: false })
  return stretches
}
