import type { LetterKind } from '#domain/letters/letter.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'

/** The path of the stays' page, where a sign-in leads. */
export const STAYS = 'dashboard'

export const REQUESTS = 'requests'

export const CALENDAR_ADDRESS = '/calendar'

/** The figures of a year. */
export const FIGURES_ADDRESS = `${CALENDAR_ADDRESS}/figures`

export const TOOLS = 'tools'

/** The hosts, the terms and the bank account. */
export const TOOLS_SITE = '/tools/site'

export const TOOLS_GUIDE = '/tools/guide'

export const TOOLS_CLEANING = '/tools/cleaning'

export const TOOLS_REVIEWS = '/tools/reviews'

/** The address of the list of stays, with the stay `id` in the panel unless `null`. */
export function stayAddress(id: string | null): string {
  return write(STAYS, 'stay', id)
}

/** The address of the form of the stay `id`. */
export function editAddress(id: string): string {
  return `${stayAddress(id)}&${EDIT}`
}

/** The query parameter that opens the form instead of the summary. */
export const EDIT = 'edit'

/** The address of a letter to the guest of the stay `id`. */
export function letterAddress(id: string, kind: LetterKind): string {
  return `${stayAddress(id)}&letter=${kind}#messages`
}

/** The address of the form for a new stay. */
export const ADD_ADDRESS = `/${STAYS}?new`

/** Whether the address of the stays' page opens its panel. */
export function namesStay(search: URLSearchParams): boolean {
  return ['stay', 'request', 'from', 'new'].some((name) => search.has(name))
}

/** The address of the inbox, at the request `id` unless `null`. */
export function requestAddress(id: string | null): string {
  return write(REQUESTS, 'request', id)
}

/** The address of the form that accepts the request `id`. */
export function acceptAddress(id: string): string {
  return write(STAYS, 'request', id)
}

/** The address of the form for a new stay on free days. */
export function newStayAddress({ checkIn, checkOut }: StayDates): string {
  return `/${STAYS}?${new URLSearchParams({ from: checkIn, to: checkOut }).toString()}`
}

function write(page: string, name: string, id: string | null): string {
  return `/${page}${id === null ? '' : `?${new URLSearchParams({ [name]: id }).toString()}`}`
}
