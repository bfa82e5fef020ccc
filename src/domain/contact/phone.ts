import { villa } from '#content/villa.ts'
import { withoutUnseen } from '#domain/field/unseen.ts'

const [homeCode = ''] = villa.phone.slice(1).split(' ')

/** Whether numbers without a country's code are Türkiye's; in other countries the code is asked for. */
const IS_TURKISH = homeCode === '90'

/** The first digit of each script in which telephones write numbers. */
const ZEROS = [0x0660, 0x06f0, 0xff10]

/** A telephone number in ASCII digits, without what came along when it was copied. */
export function cleanPhone(typed: string): string {
  return withoutUnseen(typed)
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, asciiDigit)
    .replaceAll('\uff0b', '+')
    .replace(/^['’"\s]*(?:tel:)?\s*/i, '')
    .replace(/^(\d{7,15})[.,]0$/, '$1')
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = ZEROS.find((each) => code >= each && code < each + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** Whether a spreadsheet has shortened a number, which has lost digits: 9,05321E+11. */
export function isShortened(text: string): boolean {
  return /^\d+(?:[.,]\d+)?e\+?\d+$/i.test(cleanPhone(text))
}

/** A number with fewer digits is a service's. */
const SHORTEST = 7

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '')
}

/** The first of several numbers in one text. */
function firstNumber(text: string): string {
  const [first = ''] = text.split(
    /\s+(?=\+)|\s*(?:[/;,\n]|\s(?:ve|veya|ya da|and|or|und|oder)\s)\s*(?=\+|\(?\d{3})/,
  )
  return digitsOf(first).length >= SHORTEST ? first : text
}

/** An extension: x12, ext. 9, ;ext=12, dahili 12, or digits after a pause. */
const EXTENSION =
  /[\s,;(]*(?:(?:ext(?:ension|n)?|dah(?:[iİıI]l[iİıI])?|durchwahl|x|#)[\s.:=]*\d.*|[,;]+\s*\d+\D*)$/isu

/** The number to dial: the first of several, without its extension, which a person has to ask for. */
function dialled(text: string): string {
  const first = firstNumber(text)
  const number = first.replace(EXTENSION, '')
  return digitsOf(number).length >= SHORTEST ? number : first
}

/** A tel link for a number in any format, or for the first of several. */
export function phoneLink(text: string): string {
  const number = dialled(text)
  return `tel:${isInternational(number) ? `+${internationalDigits(number)}` : digitsOf(number)}`
}

/** A chat link with `text`; without a number or its country, the sender chooses the recipient. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${chatNumber(number) ?? ''}?text=${encodeURIComponent(text)}`
}

/**
 * A number's digits with country code for a chat link; in Türkiye a mobile number may lack the code,
 * any other is `null`, because the chat could reach a stranger.
 */
export function chatNumber(text: string): string | null {
  const number = dialled(text)
  if (isInternational(number)) return internationalDigits(number)
  const mobile = /^(?:90|0)?(5\d{9})$/.exec(digitsOf(number))?.[1]
  return IS_TURKISH && mobile !== undefined ? `90${mobile}` : null
}

/** Whether a number has the code of another country than the house's. */
export function isForeign(text: string): boolean {
  return isInternational(text) && !internationalDigits(text).startsWith(homeCode)
}

function isInternational(number: string): boolean {
  return number.trim().startsWith('+') || digitsOf(number).startsWith('00')
}

/** A zero that is dialled only within the country, after the code of one that has it; Italy’s belongs to the number. */
const TRUNK_ZERO =
  /^(27|31|32|33|40|41|43|44|46|49|61|64|81|90|98|353|358|359|380|381|385|386|387|389|971|972|994)0+/

/** The digits of a number with country code, without the national trunk zero. */
function internationalDigits(number: string): string {
  return digitsOf(number.replace(/\(\s*0\s*\)/, ''))
    .replace(/^00/, '')
    .replace(TRUNK_ZERO, '$1')
}

/** The house's country code, typed without a plus before ten digits, the length of Turkish and many other numbers. */
const CODE_BEFORE_TEN_DIGITS = new RegExp(`^${homeCode}0?(?=\\d{10}$)`)

/**
 * The digits by which a guest is found again: without spaces and signs, the house's country code, and
 * leading zeros. `null` for fewer than five.
 */
export function phoneDigits(number: string): string | null {
  const first = dialled(number)
  const digits = isInternational(first) ? internationalDigits(first) : digitsOf(first)
  const own = isInternational(first) && !isForeign(first) ? digits.slice(homeCode.length) : digits
  const national = own.replace(/^0+/, '').replace(CODE_BEFORE_TEN_DIGITS, '')
  return national.length >= 5 ? national : null
}

/** The shortest part of a number by which it is searched. */
const SHORTEST_PART = 3

/**
 * The digits by which a typed part of a number is found in `phoneDigits`, without leading zeros:
 * as typed, and without the house's country code.
 */
export function partialDigits(typed: string): string[] {
  const digits = digitsOf(typed).replace(/^0+/, '')
  return [digits, digits.replace(new RegExp(`^${homeCode}0*`), '')].filter(
    (part) => part.length >= SHORTEST_PART,
  )
}

/** The question about a telephone number: whether another was meant, its country, missing or more digits, a letter, or a second number. */
export type PhoneQuestion =
  | { meant: string }
  | 'country'
  | 'digit'
  | 'extra'
  | 'letter'
  | 'short'
  | 'two'

const BRITISH_MOBILE = /^0(7\d{3})(\d{6})$/
const TURKISH_LINE = /^(90|0)?[2-4]\d{9}$/
/** One digit short, with the code of Türkiye or as a mobile number without it. */
const SHORT_TURKISH = /^(?:0{0,2}90[2-5]\d{8}|0?5\d{8})$/

/** Digits too many, with the code of Türkiye or as a mobile number without it. */
const LONG_TURKISH = /^(?:0{0,2}90[2-5]\d{10,}|05\d{10,})$/
/** The most digits that a number can have. */
const LONGEST = 15
/** A letter that looks like a digit. */
const LETTER = /\d[OoIl]\s*\d/

/** The question about an incomplete number, or one without a country code, which could reach a stranger. */
export function questionAbout(typed: string): PhoneQuestion | null {
  const phone = cleanPhone(typed)
  if (firstNumber(phone) !== phone) return 'two'
  if (LETTER.test(phone)) return 'letter'
  const digits = digitsOf(dialled(phone))
  if (digits.replace(/^00/, '').length > LONGEST) return 'two'
  const isTurkish = IS_TURKISH && !(phone.startsWith('+') && !digits.startsWith('90'))
  if (isTurkish && SHORT_TURKISH.test(digits)) return 'digit'
  if (isTurkish && LONG_TURKISH.test(digits)) return 'extra'
  if (digits.length < SHORTEST) return digits === '' ? null : 'short'
  if (chatNumber(phone) !== null || (IS_TURKISH && TURKISH_LINE.test(digits))) return null
  const british = BRITISH_MOBILE.exec(digits)
  return british ? { meant: `+44 ${british[1]} ${british[2]}` } : 'country'
}
