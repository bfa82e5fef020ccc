type Draft = { subject?: string; body?: string }

/**
 * A mailto link to only `address`: a stranger's address is escaped, because `?bcc=…` would add a
 * receiver.
 */
export function mailLink(address: string, draft: Draft = {}): string {
  const fields = Object.entries(draft).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  const receiver = encodeURIComponent(address).replaceAll('%40', '@')
  return `mailto:${receiver}${fields.length > 0 ? '?' : ''}${fields.join('&')}`
}

/** The longest letter that mail programs take from a link, in encoded characters. */
const LONGEST_MAIL = 1_900

/** Whether a mail link can carry a letter; a longer one has to be copied. */
export function fitsMailLink(letter: Draft): boolean {
  return mailLink('', letter).length <= LONGEST_MAIL
}

/** The first of several numbers in one text. */
export function firstNumber(text: string): string {
  const [first = ''] = text.split(
    /\s*(?:[/;,\n]|\s(?:ve|veya|ya da|and|or|und|oder)\s)\s*(?=\+|\(?\d{3})/,
  )
  return first.replaceAll(/\D/g, '').length >= SHORTEST ? first : text
}

const SHORTEST = 7

/** A tel link for a number in any format, or for the first of several. */
export function phoneLink(text: string): string {
  const number = firstNumber(text)
  return `tel:${isInternational(number) ? `+${internationalDigits(number)}` : digitsOf(number)}`
}

/** A chat link with `text`; without a number or its country, the sender chooses the recipient. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${chatNumber(number) ?? ''}?text=${encodeURIComponent(text)}`
}

/**
 * A number's digits with country code for a chat link; a Turkish mobile number may lack the code,
 * any other is `null`, because the chat could reach a stranger.
 */
export function chatNumber(text: string): string | null {
  const number = firstNumber(text)
  if (isInternational(number)) return internationalDigits(number)
  const mobile = /^(?:90|0)?(5\d{9})$/.exec(digitsOf(number))?.[1]
  return mobile === undefined ? null : `90${mobile}`
}

/** A link to the directions in the maps of the reader's phone. */
export function directionsLink(place: { latitude: number; longitude: number }): string {
  const query = new URLSearchParams({
    api: '1',
    destination: `${place.latitude},${place.longitude}`,
  })
  return `https://www.google.com/maps/dir/?${query}`
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '')
}

function isInternational(number: string): boolean {
  return number.trim().startsWith('+') || digitsOf(number).startsWith('00')
}

/** The digits of a number with country code, without the national trunk zero. */
function internationalDigits(number: string): string {
  return digitsOf(number.replace(/\(\s*0\s*\)/, ''))
    .replace(/^00/, '')
    .replace(/^(90|44|49)0+/, '$1')
}
