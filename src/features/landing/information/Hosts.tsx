import { useTranslation } from 'react-i18next'
import { LaurelMark } from '#ui/LaurelMark.tsx'
import { Reveal } from '#ui/Reveal.tsx'

/** The hosts and their response time. */
export function Hosts() {
  const { t } = useTranslation()
  return (
    <div className="later mx-auto max-w-page px-gutter">
      <Reveal className="grid gap-x-16 gap-y-3 lg:grid-cols-[1fr_1.6fr] xl:gap-x-24">
        <div>
          <LaurelMark className="mb-4 size-10 text-accent-600 max-lg:hidden" />
          <h2 className="text-title">{t('house.hosts.title')}</h2>
        </div>
        <div className="max-w-[44rem]">
          <p className="sm:text-lead">{t('house.hosts.text')}</p>
          <p className="mt-3 font-semibold text-accent-700">{t('house.hosts.answer')}</p>
        </div>
      </Reveal>
    </div>
  )
}
