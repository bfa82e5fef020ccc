import { useTranslation } from 'react-i18next'
import type { BadRequest } from '#domain/backup/backupRequest.ts'
import type { RefusedStay } from '#domain/backup/compareStays.ts'

/** The number of entries listed. */
const NAMED = 50

type RefusedListProps = { stays: readonly RefusedStay[]; requests: readonly BadRequest[] }

/** The records of a backup that cannot be restored, with reasons. */
export function RefusedList({ stays, requests }: RefusedListProps) {
  const { t } = useTranslation()
  const count = stays.length + requests.length
  if (count === 0) return null
  const lines = [
    ...stays.slice(0, NAMED).map(({ id, guest, reason, wrong }) => ({
      id,
      guest,
      why: t(`office.tools.recover.refusals.${reason}`, {
        fields: wrong.map((name) => t(`admin.fields.${name}`)).join(', '),
      }),
    })),
    ...requests.slice(0, NAMED).map(({ id, guest, wrong }) => ({
      id,
      guest,
      why: t('office.tools.recover.refusals.request', {
        fields: wrong.map((name) => t(`office.tools.requestFields.${name}`)).join(', '),
      }),
    })),
  ]
  return (
    <section aria-label={t('office.tools.recover.refused', { count })}>
      <h3 className="text-lg font-semibold">{t('office.tools.recover.refused', { count })}</h3>
      <ul className="mt-1 space-y-1">
        {lines.map(({ id, guest, why }) => (
          <li key={id} className="wrap-anywhere">
            <strong className="font-semibold">{guest}</strong>: {why}
          </li>
        ))}
        {count > lines.length && (
          <li>{t('office.tools.recover.andMore', { count: count - lines.length })}</li>
        )}
      </ul>
    </section>
  )
}
