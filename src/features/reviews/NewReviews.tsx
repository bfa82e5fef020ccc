import { useTranslation } from '#i18n/useTranslation.ts'
import { Link } from 'react-router-dom'
import { addDays, dayIn, type IsoDate } from '#domain/date.ts'
import { villa } from '#content/villa.ts'
import { followReviews } from '#db/reviews.ts'
import { useRemote } from '#lib/remote.ts'

/** A review that is unpublished for longer no longer counts as new. */
const NEW_DAYS = 14

/** The number of recent unpublished reviews on the start page, with a link to them. */
export function NewReviews({ today }: { today: IsoDate }) {
  const { t } = useTranslation()
  const [reviews] = useRemote(followReviews)
  if (reviews.state !== 'ready') return null
  const since = addDays(today, -NEW_DAYS)
  const fresh = reviews.value.filter(
    ({ publishedId, at }) => publishedId === undefined && dayIn(villa.timeZone, at) >= since,
  )
  if (fresh.length === 0) return null
  return (
    <p className="rounded-card bg-white p-5 shadow-soft">
      <Link className="font-semibold text-accent-700 underline" to="/tools#reviews">
        {t('office.reviews.fresh', { count: fresh.length })}
      </Link>
    </p>
  )
}
