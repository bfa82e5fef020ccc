import { clsx } from 'clsx'
import { BadgeCheck, CalendarCheck, DoorOpen, HandCoins } from 'lucide-react'
import type { ReactNode } from 'react'
import { HOSTS_FOCUS, hostsPhoto } from '#content/hostsPhoto.ts'
import { villa } from '#content/villa.ts'
import { phoneLink } from '#domain/contact/phone.ts'
import { averageOf } from '#domain/reviews/review.ts'
import { formatNumber } from '#i18n/formatNumbers.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Stars } from '#ui/Stars.tsx'
import { usePublished } from './publicValues.ts'

/** Below the first view: who lets the house, and on which conditions. */
export function TrustStrip() {
  const { t } = useTranslation()
  const { phone } = useSiteSettings()
  return (
    <section
      id="guven"
      aria-label={t('trust.label')}
      className="border-b border-linen-200 bg-linen-100 print:hidden"
    >
      <ul className="mx-auto grid max-w-page grid-cols-1 gap-x-8 gap-y-2.5 px-gutter py-3 wrap-break-word sm:grid-cols-2 lg:py-6 xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)] xl:gap-x-10">
        <Hosts />
        {villa.permit && (
          <Item
            icon={<BadgeCheck aria-hidden />}
            title={`${t('trust.permit')} ${villa.permit.number}`}
          >
            <NewTabLink
              href={villa.permit.checkUrl}
              className="font-semibold text-accent-700 underline underline-offset-3"
            >
              {t('trust.check')}
            </NewTabLink>
          </Item>
        )}
        <Item icon={<CalendarCheck aria-hidden />} title={t('trust.cancelling')}>
          {t('trust.cancellingText')}
        </Item>
        <Item icon={<HandCoins aria-hidden />} title={t('trust.fees')}>
          {t('trust.feesText')}{' '}
          <a
            href={phoneLink(phone)}
            className="inline-block wrap-anywhere underline underline-offset-3"
          >
            {phone}
          </a>
        </Item>
      </ul>
    </section>
  )
}

/** The hosts; the stars of the published reviews take the place of the words under their names. */
function Hosts() {
  const { t, language } = useTranslation()
  const reviews = usePublished()
  const average = averageOf(reviews)
  return (
    <Item icon={<Portrait />} title={t('trust.hosts')}>
      <span aria-live="polite" className="block min-h-[1lh]">
        {average === null ? (
          t('trust.hostsText')
        ) : (
          <a href="#reviews-title" className="inline-flex flex-wrap items-baseline gap-1.5">
            <Stars
              count={average}
              label={t('house.reviews.stars', { count: Math.round(average) })}
            />
            {t('trust.reviews', {
              average: formatNumber(average, language),
              count: reviews.length,
            })}
          </a>
        )}
      </span>
    </Item>
  )
}

/** The hosts' portrait, or a door. */
function Portrait() {
  if (!hostsPhoto) return <DoorOpen aria-hidden />
  return (
    <Picture
      photo={hostsPhoto}
      alt=""
      sizes="thumbnail"
      className={clsx('size-14 overflow-hidden rounded-full max-sm:size-10', HOSTS_FOCUS)}
    />
  )
}

function Item({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="shrink-0 text-accent-700 [&>svg]:size-6 max-sm:[&>svg]:mx-2">{icon}</span>
      <span className="min-w-0">
        <span className="block leading-snug font-semibold text-balance">{title}</span>
        <span className="block text-sm/snug text-pine-700">{children}</span>
      </span>
    </li>
  )
}
