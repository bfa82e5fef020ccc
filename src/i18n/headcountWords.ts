import type { i18n } from 'i18next'
import type { Headcount } from '#domain/request.ts'

/** Puts how many come into words: "2 yetişkin, 1 çocuk"; guests and owners have texts of their own. */
export function formatHeadcount(
  t: i18n['t'],
  place: 'booking.people' | 'admin.requests.people',
  headcount: Headcount,
): string {
  const adults = t(`${place}.adults`, { count: headcount.adults })
  const { children, infants = 0 } = headcount
  return [
    adults,
    ...(children > 0 ? [t(`${place}.children`, { count: children })] : []),
    ...(infants > 0 ? [t(`${place}.infants`, { count: infants })] : []),
  ].join(', ')
}
