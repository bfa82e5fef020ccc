import type { i18n } from 'i18next'
import type { UnreadableRecord } from '#domain/reservation.ts'

/** Says why a stored record cannot be read, and which of its fields are at fault. */
export function sayUnreadable(
  t: i18n['t'],
  { problem, wrong }: Pick<UnreadableRecord, 'problem' | 'wrong'>,
): string {
  const fields = wrong.map((name) => t(`admin.fields.${name}`)).join(', ')
  return t(`admin.unreadable.problems.${problem}`, { fields })
}
