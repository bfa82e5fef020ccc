/** What a mail begins with. */
type Draft = { subject?: string; body?: string }

/**
 * Opens a mail to `address`, and to nobody else: whatever stands in an address that a stranger has typed stays part of it,
 * where `?bcc=…` would add a receiver.
 */
export function mailLink(address: string, draft: Draft = {}): string {
  const fields = Object.entries(draft).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  const receiver = encodeURIComponent(address).replaceAll('%40', '@')
  return `mailto:${receiver}${fields.length > 0 ? '?' : ''}${fields.join('&')}`
}

/** Calls a number, however it is written. */
export function phoneLink(number: string): string {
  return `tel:${isInternational(number) ? `+${internationalDigits(number)}` : digitsOf(number)}`
}

/** A chat with a number that begins with `text`; with whom its sender picks where the number's country is not known, or there is none. */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${chatNumber(number) ?? ''}?text=${encodeURIComponent(text)}`
}

/**
 * The digits of a number as a chat takes them, which begin with the country; one without its code is Turkish where it is a mobile
 * number as they are there, else `null`: taken for another country's it would lead to a stranger.
 */
export function chatNumber(number: string): string | null {
  if (isInternational(number)) return internationalDigits(number)
  const mobile = /^(?:90|0)?(5\d{9})$/.exec(digitsOf(number))?.[1]
  return mobile === undefined ? null : `90${mobile}`
}

/** The way to a place, in the maps of the reader's phone. */
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

/** The digits of a number with its country's code, without the zero that is dialled within the country only. */
function internationalDigits(number: string): string {
  return digitsOf(number.replace(/\(\s*0\s*\)/, ''))
    .replace(/^00/, '')
    .replace(/^(90|44|49)0+/, '$1')
}
