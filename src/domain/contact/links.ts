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

type Coordinates = { latitude: number; longitude: number }

/** The longest letter that mail programs take from a link, in encoded characters. */
const LONGEST_MAIL = 1_900

/** Whether a mail link can carry a letter; a longer one has to be copied. */
export function fitsMailLink(letter: Draft): boolean {
  return mailLink('', letter).length <= LONGEST_MAIL
}

/** A link to a place in the maps of the reader's phone. */
export function placeLink({ latitude, longitude }: Coordinates): string {
  const query = new URLSearchParams({ api: '1', query: `${latitude},${longitude}` })
  return `https://www.google.com/maps/search/?${query}`
}

/** A link that shows a place in the maps of the reader's phone. */
export function mapLink(place: Coordinates): string {
  const query = new URLSearchParams({ api: '1', query: `${place.latitude},${place.longitude}` })
  return `https://www.google.com/maps/search/?${query}`
}

/** A link to the directions in the maps of the reader's phone. */
export function directionsLink(place: Coordinates): string {
  const query = new URLSearchParams({
    api: '1',
    destination: `${place.latitude},${place.longitude}`,
  })
  return `https://www.google.com/maps/dir/?${query}`
}
