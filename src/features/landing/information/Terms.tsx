import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'

/** Payment and cancellation in three lines. */
export function Terms() {
  const { t } = useTranslation()
  return (
    <Reveal className="rounded-card bg-white p-[min(1.75rem,7vw)] shadow-soft lg:p-9">
      <h3 className="text-heading">{t('house.terms.title')}</h3>
      <ul className="mt-4 space-y-3">
        {t('house.terms.items', { returnObjects: true }).map((term) => (
          <li key={term} className="wrap-break-word">
            {term}
          </li>
        ))}
      </ul>
    </Reveal>
  )
}
