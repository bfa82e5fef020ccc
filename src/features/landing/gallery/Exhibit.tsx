import { useTranslation } from 'react-i18next'
import type { GalleryItem } from '#content/gallery.ts'
import { Picture } from '#ui/Picture.tsx'
import { Film } from './Film.tsx'

type ExhibitProps = {
  item: GalleryItem
  alt: string
  sizes: string
  /** Whether this is the selected slide. */
  active: boolean
  /** Whether to load it now, because it or its neighbour is in view. */
  eager: boolean
}

/** A photograph or a film that fills its slide. */
export function Exhibit({ item, alt, sizes, active, eager }: ExhibitProps) {
  const { t } = useTranslation()
  switch (item.type) {
    case 'image':
      return (
        <Picture
          photo={item.photo}
          alt={alt}
          sizes={sizes}
          eager={eager}
          retryLabel={t('app.retry')}
          className="size-full"
        />
      )
    case 'video':
      return (
        <Film poster={item.photo} formats={item.formats} alt={alt} sizes={sizes} active={active} />
      )
  }
}
