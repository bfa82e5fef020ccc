import {
  AirVent,
  BrickWallFire,
  FlameKindling,
  ShowerHead,
  ToyBrick,
  Tv,
  Utensils,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'
import { Hammock } from './Hammock.tsx'
import { Lounger } from './Lounger.tsx'
import { Photograph } from '#features/landing/Photograph.tsx'

/** Each amenity's icon; the key is that of its text under `info.amenities`. */
const AMENITIES = [
  { key: 'airConditioning', Icon: AirVent },
  { key: 'fireplace', Icon: BrickWallFire },
  { key: 'grill', Icon: FlameKindling },
  { key: 'table', Icon: Utensils },
  { key: 'loungers', Icon: Lounger },
  { key: 'hammock', Icon: Hammock },
  { key: 'shower', Icon: ShowerHead },
  { key: 'television', Icon: Tv },
  { key: 'toys', Icon: ToyBrick },
] as const

export function Amenities() {
  const { t } = useTranslation()
  return (
    <div className="later mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-8 px-gutter py-section lg:grid-cols-[19.5rem_1fr]">
      <Reveal>
        <h3 className="text-title">{t('info.amenities.title')}</h3>
        <Photograph
          category="bathroom"
          number={1}
          shape="arch"
          sizes="28rem"
          className="mt-10 aspect-[3/4] w-64 max-lg:hidden [&_img]:object-[40%_50%]"
        />
      </Reveal>
      <Reveal>
        <ul className="grid grid-pairs gap-x-4 sm:grid-cols-2 md:grid-cols-3 md:gap-x-8">
          {AMENITIES.map(({ key, Icon }) => (
            <li
              key={key}
              className="border-t border-linen-300 py-3 max-sm:last:col-span-full max-sm:last:flex max-sm:last:items-center max-sm:last:gap-4 md:py-7"
            >
              <Icon aria-hidden strokeWidth={1.4} className="size-7 text-accent-700 md:size-9" />
              <div className="mt-2 min-w-0 wrap-break-word max-sm:in-[li:last-child]:mt-0 md:mt-4">
                <p className="font-serif text-[min(1.125rem,6vw)] font-medium md:text-xl">
                  {t(`info.amenities.${key}.title`)}
                </p>
                <p className="text-sm text-pine-700 md:mt-1 md:text-base">
                  {t(`info.amenities.${key}.text`)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Reveal>
    </div>
  )
}
