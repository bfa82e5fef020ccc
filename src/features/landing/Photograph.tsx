import { type Category, gallery } from '#content/gallery.ts'
import { useTranslation } from 'react-i18next'
import { Picture } from '#ui/Picture.tsx'
import { useDescription } from './gallery/useDescription.ts'

type PhotographProps = {
  category: Category
  /** The file's number in its folder; nothing is shown when an owner has taken it away. */
  number: number
  sizes: string
  className: string
}

/** One of the gallery's photographs, with the words that the gallery describes it by. */
export function Photograph({ category, number, sizes, className }: PhotographProps) {
  const { t } = useTranslation()
  const describe = useDescription(category)
  const item = gallery[category].find((one) => one.type === 'image' && one.number === number)
  if (!item) return null
  return (
    <Picture
      photo={item.photo}
      alt={describe(item).alt}
      sizes={sizes}
      retryLabel={t('app.retry')}
      className={className}
    />
  )
}
