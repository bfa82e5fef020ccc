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
  return `tel:${number.trim().startsWith('+') ? '+' : ''}${digitsOf(number)}`
}

/** A chat with a number that begins with `text`, with whom its sender picks where there is none; a number without its country's code is taken to be Turkish. */
export function whatsappLink(number: string, text: string): string {
  const national = digitsOf(number)
    .replace(/^00/, '+')
    .replace(/^0?(?=5\d{9}$)/, '+90')
  return `https://wa.me/${digitsOf(number.trim().startsWith('+') ? number : national)}?text=${encodeURIComponent(text)}`
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
