import { Check, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'

/**
 * Payment and cancellation, and the notes before arrival: the first is positive, the others are
 * warnings.
 */
export function Terms() {
  const { t } = useTranslation()
  return (
    <div className="later mx-auto max-w-page px-gutter pb-9 lg:pb-20">
      <Reveal className="grid gap-x-16 gap-y-4 rounded-card bg-white p-[min(1.25rem,5vw)] shadow-soft md:grid-cols-2 lg:p-10 xl:gap-x-24">
        <div>
          <h3 className="text-heading">{t('house.terms.title')}</h3>
          <ul className="mt-2 space-y-1.5 max-md:text-[0.9375rem] lg:mt-4 lg:space-y-3">
            {t('house.terms.items', { returnObjects: true }).map((term) => (
              <li key={term} className="wrap-break-word">
                {term}
              </li>
            ))}
          </ul>
        </div>
        <div className="max-md:border-t max-md:border-linen-300 max-md:pt-4">
          <h3 className="text-heading">{t('info.notes.title')}</h3>
          <ul className="mt-2 space-y-1.5 max-md:text-[0.9375rem] lg:mt-4 lg:space-y-3">
            {t('info.notes.items', { returnObjects: true }).map((note, index) => (
              <li key={note} className="flex gap-3">
                {index === 0 ? (
                  <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-600" />
                ) : (
                  <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-pine-600" />
                )}
                <span className="min-w-0 wrap-break-word hyphens-auto">{note}</span>
              </li>
            ))}
          </ul>
        </div>
      </Reveal>
    </div>
  )
}
