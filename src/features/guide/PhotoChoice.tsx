import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { CATEGORIES, gallery, namedPhoto } from '#content/gallery.ts'
import { useDescription } from '#i18n/useDescription.ts'
import { Choice } from '#ui/Choice.tsx'
import { Picture } from '#ui/Picture.tsx'

type PhotoChoiceProps = Omit<ComponentProps<typeof Choice>, 'options'>

/** Selects one of the site's photographs or none, with a preview. */
export function PhotoChoice(props: PhotoChoiceProps) {
  const { t } = useTranslation()
  const { value } = props
  const shipped = CATEGORIES.flatMap((folder) => {
    const category = t(`gallery.categories.${folder}`)
    return gallery[folder].flatMap((item) =>
      item.type === 'image'
        ? [
            [
              `${folder}/${item.number}`,
              t('gallery.unknownPhoto', { category, number: item.number }),
            ] as const,
          ]
        : [],
    )
  })
  const chosen = namedPhoto(value)
  // A removed photograph stays selected until another is chosen.
  const gone = value === '' || chosen ? [] : [[value, value] as const]
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 grow">
        <Choice {...props} options={[['', t('office.guide.noPhoto')], ...shipped, ...gone]} />
      </div>
      {chosen && <Look {...chosen} />}
    </div>
  )
}

function Look({ category, item }: NonNullable<ReturnType<typeof namedPhoto>>) {
  const describe = useDescription(category)
  return (
    <Picture
      photo={item.photo}
      alt={describe(item).alt}
      sizes="thumbnail"
      className="h-12 w-18 shrink-0 overflow-hidden rounded-field"
    />
  )
}
