import type { Location } from 'react-router-dom'

/** The path of the stays' page, where a sign-in leads. */
export const STAYS = 'dashboard'

export const REQUESTS = 'requests'

export const CALENDAR_ADDRESS = '/calendar'

/** The address where owners edit the letters' texts. */
export const LETTERS_ADDRESS = '/tools#letters'

export const SETTINGS_ADDRESS = '/tools/settings'

export const PRICES_ADDRESS = '/prices'

/** The address of the list of stays, with the stay `id` in the form unless `null`. */
export function stayAddress(id: string | null): string {
  return write(STAYS, 'stay', id)
}

/** The address of the inbox, at the request `id` unless `null`. */
export function requestAddress(id: string | null): string {
  return write(REQUESTS, 'request', id)
}

/** The id of the stay in an address; `null` for the list alone, `undefined` on another page. */
export function stayNamedBy({ pathname, search }: Location): string | null | undefined {
  return pathname === `/${STAYS}` ? new URLSearchParams(search).get('stay') : undefined
}

/** The id of the request in an address. */
export function requestNamedBy({ search }: Location): string | null {
  return new URLSearchParams(search).get('request')
}

function write(room: string, name: string, id: string | null): string {
  return `/${room}${id === null ? '' : `?${new URLSearchParams({ [name]: id }).toString()}`}`
}
