/** A stretch of a text, and whether it is a telephone number. */
export type Stretch = { text: string; isPhone: boolean }

/** What may stand between two digits of one number. */
const GAP = '[ \\u00A0.-]?'

const FORMS = [
  // A number of Turkey: three digits of the network or the town, in brackets or not, then seven.
  `(?:(?:\\+|00)90${GAP}|0${GAP})(?:\\([2-58]\\d{2}\\)|[2-58]\\d{2})${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}(?!\\d)`,
  `\\(0[2-58]\\d{2}\\)${GAP}\\d{3}${GAP}\\d{2}${GAP}\\d{2}(?!\\d)`,
  // A number of another country, up to its last digit.
  `\\+(?!90)[1-9]\\d{0,2}(?: ?\\(\\d{1,4}\\))?(?:${GAP}\\d){6,12}(?!${GAP}\\d)`,
  `444${GAP}(?:\\d${GAP}\\d{3}|\\d{2}${GAP}\\d{2})(?!${GAP}\\d)`,
  // Those that are called in Turkey in three digits, unless a measure, a price or the name of a street follows.
  `(?:11[0245]|12[26]|15[4-8]|177|18[5-8])(?!${GAP}\\d|[:,/]\\d|[ \\u00A0]?(?:k?m|metre|TL|[₺€%°])(?![\\p{L}\\d])|\\.?[ \\u00A0]?(?:so?k|cad))`,
]

const PHONE = new RegExp(`(?:${FORMS.join('|')})(?!\\p{L})`, 'giu')

// Asked of what stands before a number, for older phones cannot look behind within one expression.
/** The number would be a part of an account's, a date, an hour or a price. */
const PART_BEFORE = /(?:[\p{L}\d+]|\d[ \u00A0.,:/-])$/u
/** Three digits are the number of a door or a code. */
const NAME_BEFORE = /(?:no|nr|kodu?|code|şifre(?:si)?)[:.]? ?$/iu

/** A text in the order of its stretches: telephone numbers, as they are written in Turkey or with a country's code, and the rest. */
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
