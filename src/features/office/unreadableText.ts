import type { i18n } from 'i18next'
import type { UnreadableRecord } from '#domain/reservation.ts'

/** Formats why a stored record is unreadable, and returns the invalid fields. */
export function sayUnreadable(
  t: i18n['t'],
  { problem, wrong }: Pick<UnreadableRecord, 'problem' | 'wrong'>,
): string {
  const fields = wrong.map((name) => t(`admin.fields.${name}`)).join(', ')
  return t(`admin.unreadable.problems.${problem}`, { fields })
}
