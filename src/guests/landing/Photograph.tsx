import { clsx } from 'clsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { RolePhoto } from '#content/rolePhotos.ts'
import { type Photo, Picture } from '#ui/Picture.tsx'
import { useDescription } from '#i18n/useDescription.ts'

const SHAPES = {
  arch: 'overflow-hidden rounded-t-full',
  tile: 'overflow-hidden rounded-card',
  view: '',
} as const

type PhotographProps = {
  photograph: RolePhoto
  shape: keyof typeof SHAPES
  sizes: string
  portrait?: Photo | undefined
  className: string
}

/** A photograph of the gallery with its alternative text. */
export function Photograph(props: PhotographProps) {
  const { photograph, shape, sizes, portrait, className } = props
  const { category, item, focus } = photograph
  const { t } = useTranslation()
  const describe = useDescription()
  return (
    <Picture
      photo={item.photo}
      alt={describe(category, item).alt}
      sizes={sizes}
      {...(portrait && { portrait })}
      retryLabel={t('app.retry')}
      className={clsx(SHAPES[shape], focus, className)}
    />
  )
}
