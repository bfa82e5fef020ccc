import { NewTabLink } from '#shared/NewTabLink.tsx'
import { clsx } from 'clsx'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { anchors } from '#i18n/addresses.ts'
import { addressLine, mapUrl } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { useSiteSettings } from '#guests/shared/siteSettings.ts'
import { languages } from '#i18n/languages.ts'
import { mailLink } from '#domain/contact/links.ts'
import { phoneLink, whatsappLink } from '#domain/contact/phone.ts'
import { Logo } from '#shared/Logo.tsx'
import { footerPhoto, footerPortrait } from '#content/footerPhoto.ts'
import { Photograph } from './Photograph.tsx'

const LINKS = ['home', 'info', 'gallery', 'reservation', 'contact'] as const

/** A photograph of the villa at dusk, and all contact links. */
export function Footer() {
  const { t, language } = useTranslation()
  return (
    <footer className="relative isolate bg-pine-950 text-linen-50 [&_:focus-visible]:outline-white">
      <Contact />
      <div className="mx-auto grid max-w-page grid-pairs gap-x-4 gap-y-8 px-gutter py-10 max-sm:gap-y-4 max-sm:pt-2 max-sm:pb-2 sm:grid-cols-2 sm:gap-x-12 lg:py-12 lg:grid-cols-3">
        <Column title={t('footer.activitiesTitle')}>
          <ul className="list-disc space-y-1.5 pl-5 max-sm:space-y-0 max-sm:text-sm text-linen-200 marker:text-accent-200">
            {t('info.activities.items', { returnObjects: true }).map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </Column>
        <Column title={t('footer.linksTitle')}>
          <ul>
            {LINKS.map((section) => (
              <li key={section}>
                <a
                  href={`#${anchors[section]}`}
                  className={clsx(LINK, 'inline-block py-1 max-sm:py-px')}
                >
                  {t(`nav.${section}`)}
                </a>
              </li>
            ))}
          </ul>
        </Column>
        <Column title={t('footer.addressTitle')} className="max-sm:col-span-full">
          <address className="text-linen-200 not-italic">{addressLine}</address>
          <NewTabLink href={mapUrl} className={clsx(LINK, 'mr-6 inline-block py-1')}>
            {t('footer.map')}
          </NewTabLink>
          {villa.social && (
            <NewTabLink href={villa.social.url} className={clsx(LINK, 'inline-block py-1')}>
              {villa.social.name} {villa.social.handle}
            </NewTabLink>
          )}
        </Column>
      </div>
      <div className="mx-auto max-w-page px-gutter">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-white/20 py-5 max-sm:gap-y-0.5 max-sm:py-2 text-sm text-linen-200">
          <Logo className="size-7 text-linen-50 max-sm:hidden" />
          <p>{t('footer.copyright')}</p>
          {villa.permit && (
            <p className="dots">
              <span>
                {t('footer.permit')}:{' '}
                <span className="whitespace-nowrap">{villa.permit.number}</span>
              </span>
              <NewTabLink href={villa.permit.checkUrl} className={clsx(LINK, 'whitespace-nowrap')}>
                {t('footer.check')}
              </NewTabLink>
            </p>
          )}
          <a href={languages[language].paths.privacy} className={clsx(LINK, 'py-1 sm:ml-auto')}>
            {t('footer.privacy')}
          </a>
        </div>
      </div>
    </footer>
  )
}

const LINK = 'underline decoration-white/40 underline-offset-4 hover:decoration-white'

function Contact() {
  const { t } = useTranslation()
  const { phone } = useSiteSettings()
  return (
    <section
      id={anchors.contact}
      aria-labelledby="contact-title"
      className="relative isolate flex min-h-[min(100svh,38rem)] flex-col justify-end overflow-hidden pt-40 max-sm:min-h-0 max-sm:pt-8"
    >
      <Photograph
        photograph={footerPhoto}
        shape="view"
        sizes="(max-aspect-ratio: 4/5) max(100vw, 75vh), max(100vw, 150vh)"
        portrait={footerPortrait}
        className="absolute inset-0 -z-20"
      />
      <div className="relative mx-auto w-full max-w-page px-gutter pb-12 max-sm:pb-5">
        <div className="absolute -inset-x-[50vw] -top-16 bottom-0 -z-10 shade-below" />
        <h2
          id="contact-title"
          className="text-display whitespace-pre-line max-sm:text-[min(2.25rem,10vw)]"
        >
          {t('footer.title')}
        </h2>
        <p className="mt-2 max-w-text text-linen-200 sm:mt-5 sm:text-lead">{t('footer.about')}</p>
        <ul className="mt-8 flex flex-col gap-x-10 gap-y-3 max-sm:mt-3 max-sm:gap-y-0 text-[min(1.1875rem,5.4vw)] md:flex-row md:flex-wrap">
          <ContactLink icon={<Phone aria-hidden />} href={phoneLink(phone)}>
            {phone}
          </ContactLink>
          <ContactLink icon={<Mail aria-hidden />} href={mailLink(villa.email)}>
            {villa.email}
          </ContactLink>
          <ContactLink
            icon={<MessageCircle aria-hidden />}
            href={whatsappLink(phone, t('footer.whatsappText'))}
            target="_blank"
            rel="noopener"
          >
            {t('footer.whatsapp')}
            <span className="sr-only"> {t('app.newTab')}</span>
          </ContactLink>
        </ul>
      </div>
    </section>
  )
}

function ContactLink({ icon, children, ...link }: { icon: ReactNode } & ComponentProps<'a'>) {
  return (
    <li>
      <a {...link} className="group inline-flex max-w-full items-center gap-3 py-1.5 font-semibold">
        <span className="text-accent-200 [&_svg]:size-5">{icon}</span>
        <span className="min-w-0 wrap-anywhere underline decoration-white/40 underline-offset-4 group-hover:decoration-white">
          {children}
        </span>
      </a>
    </li>
  )
}

function Column({ title, children, className }: ColumnProps) {
  return (
    <section className={className}>
      <h3 className="mb-3 max-sm:mb-1 font-serif text-xl font-medium">{title}</h3>
      {children}
    </section>
  )
}

type ColumnProps = { title: string; children: ReactNode; className?: string }
