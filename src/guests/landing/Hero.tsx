import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { HERO_FOCUS, HERO_SIZES, heroPhoto, heroPortraitPhoto } from '#content/heroPhoto.ts'
import { ablativeOf } from '#i18n/turkishEndings.ts'
import { anchors } from '#i18n/addresses.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Picture } from '#ui/Picture.tsx'
import { goTo } from './goTo.ts'

type HeroProps = {
  /** The lowest price a night; `null` if unknown. */
  lowest: number | null
  children?: ReactNode
}

/**
 * The first view. On wide screens the photograph fills it, with the text in its lower left corner.
 * On upright ones it is laid out like a magazine cover: title at the top, photograph in the middle,
 * text below; the photograph fades at both edges, so that the text is legible over any photograph.
 * Until the next section is parsed it is invisible, because each further line would move its text.
 */
export function Hero({ lowest, children }: HeroProps) {
  const { t } = useTranslation()
  return (
    <section
      id={anchors.home}
      aria-labelledby="hero-title"
      className="relative isolate flex min-h-svh flex-col overflow-hidden bg-pine-950 text-white not-has-[+*]:invisible upright:bg-hero-upright"
    >
      <Picture
        photo={heroPhoto}
        portrait={heroPortraitPhoto}
        alt={t('hero.picture')}
        sizes={HERO_SIZES}
        priority
        className={clsx(
          'absolute inset-0 -z-20 upright:top-[max(18svh,8.3rem)] upright:bottom-[11svh] upright:mask-melt',
          HERO_FOCUS,
        )}
      />
      <div className="absolute inset-x-0 top-0 -z-10 h-36 bg-header-haze upright:hidden" />
      <div className="mx-auto flex w-full max-w-page grow items-end px-gutter pt-[max(7rem,var(--bar,0px))] pb-[clamp(1.5rem,6svh,4.5rem)] upright:items-stretch upright:pt-[max(min(7.25rem,30vw),var(--bar,0px))] upright:pb-5">
        <div className="relative flex w-fit min-w-0 flex-col gap-6 upright:grow upright:justify-between">
          <div
            className={clsx(GROUND, '-top-16 -right-40 -bottom-24 shade-beside upright:hidden')}
          />
          <div className="relative upright:text-pine-950">
            <span
              className={clsx(
                GROUND,
                '-top-20 -right-[50vw] -bottom-16 hidden haze-above upright:block',
              )}
            />
            <h1
              id="hero-title"
              className="max-w-[8.6em] text-hero-wide upright:max-w-[10.6em] upright:text-hero-upright"
            >
              {t('hero.title')}
            </h1>
          </div>
          <div className="relative flex flex-col gap-6 upright:gap-4">
            <div
              className={clsx(
                GROUND,
                '-top-16 -right-[50vw] -bottom-5 hidden shade-below upright:block',
              )}
            />
            <p className="max-w-[33rem] text-lead upright:text-base/normal upright:md:text-lead">
              {t('hero.subtitle')}
            </p>
            <Actions lowest={lowest} />
          </div>
        </div>
      </div>
      {children}
    </section>
  )
}

/** The background of a text, from the left edge of the screen. */
const GROUND = 'absolute -left-[50vw] -z-10'

/** The lowest price a night, beside the button; on a phone its place is kept, because it may load late. */
function FromPrice({ lowest }: Pick<HeroProps, 'lowest'>) {
  const { t, language } = useTranslation()
  return (
    <p className="min-h-[1lh] font-semibold max-md:-order-1 max-md:basis-full md:empty:hidden">
      {lowest !== null &&
        t('hero.from', { amount: formatMoney(lowest, language), ablative: ablativeOf(lowest) })}
    </p>
  )
}

function Actions({ lowest }: Pick<HeroProps, 'lowest'>) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 md:justify-start">
      <a
        href={`#${anchors.reservation}`}
        className={clsx(
          buttonStyle({ variant: 'primary', size: 'large' }),
          'max-sm:px-[min(1.75rem,8vw)]',
        )}
      >
        {t('hero.reserve')}
      </a>
      <button
        type="button"
        onClick={() => goTo('gallery')}
        className="group flex min-h-13 items-center md:order-last gap-3 rounded-full font-semibold"
      >
        <span className="max-md:sr-only">{t('hero.scroll')}</span>
        <span className="grid size-12 place-items-center rounded-full ring-2 ring-white/70 transition-colors group-hover:bg-white group-hover:text-pine-900">
          <ArrowDown aria-hidden className="size-5 motion-safe:animate-nudge" />
        </span>
      </button>
      <FromPrice lowest={lowest} />
    </div>
  )
}
