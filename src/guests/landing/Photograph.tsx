import { clsx } from 'clsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Category, gallery } from '#content/gallery.ts'
import { type Photo, Picture } from '#ui/Picture.tsx'
import { useDescription } from '#i18n/useDescription.ts'

const SHAPES = {
  arch: 'overflow-hidden rounded-t-full',
  tile: 'overflow-hidden rounded-card',
  view: '',
} as const

type PhotographProps = {
  category: Category
  /** The file's number in its folder; nothing is shown for a removed photograph. */
  number: number
  shape: keyof typeof SHAPES
  sizes: string
  portrait?: Photo | undefined
  className: string
}

/** A photograph of the gallery with its alternative text. */
export function Photograph(props: PhotographProps) {
  const { category, number, shape, sizes, portrait, className } = props
  const { t } = useTranslation()
  const describe = useDescription()
  const item = gallery[category].find((one) => one.type === 'image' && one.number === number)
  if (!item) return null
  return (
    <Picture
      photo={item.photo}
      alt={describe(category, item).alt}
      sizes={sizes}
      {...(portrait && { portrait })}
      retryLabel={t('app.retry')}
      className={clsx(SHAPES[shape], className)}
    />
  )
}
