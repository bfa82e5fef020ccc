import type { Location } from 'react-router-dom'

/** The room of the stays, and of the form: where a sign-in leads. */
export const STAYS = 'dashboard'

/** The room of what guests ask for. */
export const REQUESTS = 'requests'

/** What leads to the accountant's figures, in the room of the year. */
export const STATEMENT = '#statement'

/** Where the accountant's figures are. */
export const STATEMENT_ADDRESS = `/calendar${STATEMENT}`

/** Where the letters are put into own words. */
export const LETTERS_ADDRESS = '/tools'

/** Where the list of stays is, with the stay `id` in its form unless `null`. */
export function stayAddress(id: string | null): string {
  return write(STAYS, 'stay', id)
}

/** Where the inbox is, led to the request `id` unless `null`. */
export function requestAddress(id: string | null): string {
  return write(REQUESTS, 'request', id)
}

/** The id of the stay that an address names; `null` for the list alone, `undefined` in another room. */
export function stayNamedBy({ pathname, search }: Location): string | null | undefined {
  return pathname === `/${STAYS}` ? new URLSearchParams(search).get('stay') : undefined
}

/** The id of the request that an address names. */
export function requestNamedBy({ search }: Location): string | null {
  return new URLSearchParams(search).get('request')
}

function write(room: string, name: string, id: string | null): string {
  return `/${room}${id === null ? '' : `?${new URLSearchParams({ [name]: id }).toString()}`}`
}
