import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { type Category, gallery } from '#content/gallery.ts'
import type { Photo } from '#lib/photo.ts'
import { Picture } from '#ui/Picture.tsx'
import { useDescription } from '#i18n/useDescription.ts'

/**
 * How a photograph is framed, by one rule: an upright one stands in an arch like the niche in the living room, a wide one has
 * round corners and on a phone goes from edge to edge, and only the first and the last view fill the screen.
 */
const SHAPES = {
  arch: 'overflow-hidden rounded-t-full',
  card: 'overflow-hidden max-sm:-mx-gutter sm:rounded-card',
  view: '',
} as const

type PhotographProps = {
  category: Category
  /** The file's number in its folder; nothing is shown when an owner has taken it away. */
  number: number
  shape: keyof typeof SHAPES
  sizes: string
  /** The crop for screens that are taller than wide. */
  portrait?: Photo | undefined
  className: string
}

/** One of the gallery's photographs, with the words that the gallery describes it by. */
export function Photograph({
  category,
  number,
  shape,
  sizes,
  portrait,
  className,
}: PhotographProps) {
  const { t } = useTranslation()
  const describe = useDescription(category)
  const item = gallery[category].find((one) => one.type === 'image' && one.number === number)
  if (!item) return null
  return (
    <Picture
      photo={item.photo}
      alt={describe(item).alt}
      sizes={sizes}
      {...(portrait && { portrait })}
      retryLabel={t('app.retry')}
      className={clsx(SHAPES[shape], className)}
    />
  )
}
