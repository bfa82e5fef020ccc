import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { IsoDate } from '#domain/date.ts'
import { isWaiting } from '#domain/inbox.ts'
import { requestAddress } from '#features/office/addresses.ts'
import { Card } from '#features/office/Card.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { useGuestName } from '#features/office/useGuestName.ts'
import { useOfficeAnswers } from '#features/requests/useAnswers.ts'
import { useInboxNow } from '#features/requests/useInbox.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { FoldedList } from './FoldedList.tsx'

/** The requests that need an answer, live; nothing without any. */
export function RequestsCard({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const language = useLanguage()
  const [inbox] = useInboxNow(today, useOfficeAnswers())
  if (inbox.state !== 'ready') return null
  const requests = inbox.value.requests.filter((request) => isWaiting(request, today))
  if (requests.length === 0) return null
  return (
    <Card title={t('office.today.waiting', { count: requests.length })}>
      <FoldedList>
        {requests.map(({ id, guest, stay }) => (
          <li key={id} className="py-2.5 first:pt-0 last:pb-0">
            <Link
              className="font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
              to={requestAddress(id)}
            >
              {nameOf(guest)}
            </Link>
            <span className="block text-sm text-pine-700 tabular-nums">
              {formatDates(stay, language)}
            </span>
          </li>
        ))}
      </FoldedList>
    </Card>
  )
}
