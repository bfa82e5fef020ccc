import type { Location } from 'react-router-dom'

/** The path of the stays' page, where a sign-in leads. */
export const STAYS = 'dashboard'

export const REQUESTS = 'requests'

export const CALENDAR_ADDRESS = '/calendar'

export const TOOLS = 'tools'

/** The tabs of the tools, each with its own address below `TOOLS`. */
export const TOOLS_TABS = ['messages', 'channels', 'site', 'data'] as const

export type ToolsTab = (typeof TOOLS_TABS)[number]

/** Letters and the arrival guide. */
export const TOOLS_MESSAGES = '/tools/messages'

export const TOOLS_CHANNELS = '/tools/channels'

/** Hosts, bank account and reviews. */
export const TOOLS_SITE = '/tools/site'

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
