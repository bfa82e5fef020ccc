import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressLine, directionsUrl } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { placeLink } from '#domain/contact/links.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { NewTabLink } from '#shared/NewTabLink.tsx'
import { buttonStyle } from '#ui/Button.tsx'

/** The address, its coordinates, and the last kilometre in the owners' words. */
export function Way({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { latitude, longitude } = villa.coordinates
  return (
    <section aria-labelledby="way-title">
      <h2 id="way-title" className="text-lead">
        {t('guestPage.way.title')}
      </h2>
      {children}
      <p className="mt-2">{addressLine}</p>
      <p className="mt-1">
        {t('guestPage.way.coordinates')}{' '}
        <NewTabLink
          href={placeLink(villa.coordinates)}
          className="inline-block text-accent-700 tabular-nums underline underline-offset-3"
        >
          {latitude}, {longitude}
        </NewTabLink>
      </p>
      <NewTabLink href={directionsUrl} className={`${buttonStyle()} mt-4 print:hidden`}>
        <MapPin aria-hidden className="size-5 text-accent-700" />
        {t('guestPage.way.map')}
      </NewTabLink>
    </section>
  )
}
