import { useTranslation } from '#i18n/useTranslation.ts'
import { addressLine } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { mailLink } from '#domain/contact/links.ts'
import { PlainPage } from '#shared/PlainPage.tsx'

/** The privacy notice that the Turkish data protection law (KVKK) requires. */
export function PrivacyPage() {
  const { t } = useTranslation()
  const sections = t('privacy.sections', { returnObjects: true })

  return (
    <PlainPage page="privacy" title={t('privacy.title')} footer={<HowToWrite />}>
      <h1 className="text-title">{t('privacy.title')}</h1>
      <p className="mt-6 text-lead text-pine-800">{t('privacy.intro')}</p>
      {sections.map(({ title, text }) => (
        <section key={title} className="mt-10">
          <h2 className="text-heading">{title}</h2>
          <p className="mt-2 leading-relaxed">{text}</p>
        </section>
      ))}
    </PlainPage>
  )
}

function HowToWrite() {
  const { t } = useTranslation()
  return (
    <>
      <p>{addressLine}</p>
      <p>
        {t('privacy.write')}:{' '}
        <a
          className="wrap-anywhere text-accent-700 underline underline-offset-4"
          href={mailLink(villa.email)}
        >
          {villa.email}
        </a>
      </p>
    </>
  )
}
