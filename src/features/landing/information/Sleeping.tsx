import { BedDouble, BedSingle, Sofa } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { villa } from '#content/villa.ts'
import { Reveal } from '#ui/Reveal.tsx'
import { GroundFloor } from './plans/GroundFloor.tsx'
import { UpperFloor } from './plans/UpperFloor.tsx'

const SIGNS = { double: BedDouble, single: BedSingle, sofaBed: Sofa } as const

/** The beds beside the plans of both floors; which are stacked on a phone. */
export function Sleeping() {
  const { t } = useTranslation()
  const ground = t('house.plans.ground', { returnObjects: true })
  const upper = t('house.plans.upper', { returnObjects: true })
  return (
    <div className="later mx-auto mt-8 grid max-w-page grid-cols-1 items-center gap-x-12 gap-y-5 px-gutter lg:mt-20 lg:grid-cols-[1fr_1.6fr] xl:gap-x-20">
      <Reveal>
        <h3 className="text-title">{t('house.sleeping.title')}</h3>
        <dl className="mt-3">
          {villa.beds.map(({ room, type, count, size, sleeps }) => {
            const Sign = SIGNS[type]
            return (
              <div
                key={room}
                className="grid grid-cols-[auto_1fr] gap-x-4 border-t border-linen-300 py-2 sm:py-3"
              >
                <Sign
                  aria-hidden
                  strokeWidth={1.4}
                  className="row-span-2 size-8 self-center text-accent-700"
                />
                <dt className="dots">
                  <span className="font-serif text-lg font-medium">
                    {room === 'livingRoom'
                      ? t('house.sleeping.livingRoom')
                      : t(`info.rooms.${room}.title`)}
                  </span>{' '}
                  <span className="text-pine-700">
                    {t('house.sleeping.sleeps', { count: sleeps })}
                  </span>
                </dt>
                <dd className="text-pine-800">
                  {t(`house.sleeping.beds.${type}`, { count })}, {size}
                </dd>
              </div>
            )
          })}
        </dl>
        <p className="mt-3 max-w-text text-pine-700">{t('house.sleeping.note')}</p>
      </Reveal>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-8">
        <GroundFloor names={ground} />
        <UpperFloor names={upper} />
      </div>
    </div>
  )
}
