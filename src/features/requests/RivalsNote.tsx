import { useTranslation } from 'react-i18next'
import type { Rivals } from '#domain/inbox.ts'
import { SourceBadge } from '#features/office/Badge.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useGuestName } from '#features/office/useGuestName.ts'

/** The number of each kind shown. */
const NAMED = 3

/** Lists the stays and open requests with a request's nights. */
export function RivalsNote({ rivals: { stays, requests } }: { rivals: Rivals }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useGuestName()
  const taken = stays.slice(0, NAMED)
  const wanted = requests.slice(0, NAMED)
  const more = stays.length + requests.length - taken.length - wanted.length
  return (
    <ul className="my-1 text-sm font-semibold wrap-anywhere text-alert-700">
      {taken.map(({ id, musteriAdi, stay, source }) => (
        <li key={id}>
          {t('office.requests.taken', {
            guest: nameOf(musteriAdi),
            dates: formatDates(stay, language),
          })}{' '}
          {source && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
        </li>
      ))}
      {wanted.map(({ id, guest, stay }) => (
        <li key={id}>
          {t('office.requests.wantedToo', {
            guest: nameOf(guest),
            dates: formatDates(stay, language),
          })}
        </li>
      ))}
      {more > 0 && <li>{t('office.requests.andMore', { count: more })}</li>}
    </ul>
  )
}
