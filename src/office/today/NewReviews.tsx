import { Link } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import { useReviews } from '#db/stores.ts'
import { addDays, dayIn, type IsoDate } from '#domain/date.ts'
import { TOOLS_REVIEWS } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card } from '#office/shared/cards.tsx'
import { LINK } from './lists.tsx'

/** A review that is unpublished for longer no longer counts as new. */
const NEW_DAYS = 14

/** The new reviews; nothing without any. */
export function NewReviews({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const reviews = useReviews()
  const since = addDays(today, -NEW_DAYS)
  const fresh =
    reviews.state === 'ready'
      ? reviews.value.filter(
          ({ publishedId, at }) => publishedId === undefined && dayIn(villa.timeZone, at) >= since,
        )
      : []
  if (fresh.length === 0) return null
  return (
    <Card title={t('office.today.newReviews')}>
      <Link className={LINK} to={TOOLS_REVIEWS}>
        {t('office.reviews.fresh', { count: fresh.length })}
      </Link>
    </Card>
  )
}
