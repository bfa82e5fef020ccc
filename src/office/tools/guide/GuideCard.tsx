import type { ComponentProps } from 'react'
import { CATEGORIES, gallery, namedPhoto } from '#content/gallery.ts'
import { useGuide, useSeason } from '#db/stores.ts'
import {
  GUIDE_PARTS,
  guideFields,
  guidePhotoFields,
  type GuidePart,
  type GuideWords,
  isBlank,
  type StoredGuide,
  changeGuide,
} from '#domain/guide/guide.ts'
import { namesOf, type ValuesOf } from '#domain/field/record.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { ownersDraft } from '#db/cache.ts'
import { RecordFoot, useRecordForm } from '#office/shared/recordForm.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { translate } from '#i18n/index.ts'
import { type Language, languages, LANGUAGES } from '#i18n/languages.ts'
import { useDescription } from '#i18n/useDescription.ts'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { ownerName } from '#i18n/ownerNames.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { randomKey } from '#db/randomKey.ts'
import { Choice } from '#ui/Choice.tsx'
import { TextAreaField } from '#ui/Field.tsx'
import { Picture } from '#ui/Picture.tsx'
import { toastDone } from '#ui/Toasts.tsx'

type Place = Language | 'photos'

const PLACES: readonly Place[] = [...LANGUAGES, 'photos']

/** The name of a control: a section in a language, or its photograph. */
type Control = `${Place}_${GuidePart}`

const controlOf = (place: Place, part: GuidePart): Control => `${place}_${part}`

type GuideFormFields = { [Name in Control]: (typeof guideFields)[GuidePart] }

// All controls are present.
const FIELDS = Object.fromEntries(
  PLACES.flatMap((place) =>
    GUIDE_PARTS.map((part) => [
      controlOf(place, part),
      (place === 'photos' ? guidePhotoFields : guideFields)[part],
    ]),
  ),
) as GuideFormFields

const guideDraft = () => ownersDraft('guide')

/** The arrival guide, which is the same for every guest. */
export function GuideCard() {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const season = useSeason()
  const guide = useGuide()
  if (guide.state !== 'ready' || season.state !== 'ready') return null
  const stays = season.value.reservations
  const { by } = guide.value
  const guests = stays.filter(
    ({ dates, guestKey }) => guestKey !== undefined && dates.checkOut >= today,
  )
  return (
    <ToolCard title={t('guestPage.guide.title')} text={t('office.guide.text')}>
      <p className="mb-3 text-sm wrap-anywhere text-pine-700">
        {isBlank(guide.value)
          ? t('office.guide.none')
          : t('office.guide.mine', { count: guests.length, by: ownerName(by ?? '') })}
      </p>
      <GuideForm guide={guide.value} stays={stays} />
    </ToolCard>
  )
}

type GuideFormProps = { guide: StoredGuide; stays: readonly Reservation[] }

/** The sections of the guide in every language, each with a photograph. */
function GuideForm({ guide, stays }: GuideFormProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const { form, conflict } = useRecordForm({
    fields: FIELDS,
    draftKey: guideDraft(),
    values: valuesOf(guide),
    version: guide.version,
    label: labelOf,
    changeOf: (typed, version, change) =>
      changeGuide(
        guideOf(typed, guide),
        { version, change },
        { secret: randomKey(), stays, today },
      ),
    onSaved: () => toastDone(() => translate('office.guide.saved')),
  })
  const { field, values, change, sending } = form

  function labelOf(name: Control): string {
    const place = PLACES.find((each) => name.startsWith(each)) ?? 'photos'
    const part = GUIDE_PARTS.find((each) => name === controlOf(place, each)) ?? 'arrival'
    const section = t(`guestPage.guide.parts.${part}`)
    return place === 'photos'
      ? t('office.guide.photo', { part: section })
      : t('office.guide.field', { part: section, language: languages[place].name })
  }

  return (
    <form {...form.props} aria-label={t('guestPage.guide.title')} className="mt-4">
      <DraftNotice form={form} />
      {GUIDE_PARTS.map((part) => {
        const photo = controlOf('photos', part)
        const written = LANGUAGES.filter((language) => values[controlOf(language, part)] !== '')
        return (
          <details key={part} className="border-t border-linen-200 py-3">
            <summary className="cursor-pointer">
              <span className="font-semibold text-accent-700">
                {t(`guestPage.guide.parts.${part}`)}
              </span>{' '}
              <span className="text-sm text-pine-600">
                {written.map((language) => languages[language].name).join(', ')}
              </span>
            </summary>
            <div className="mt-3 grid gap-x-4 lg:grid-cols-2">
              {LANGUAGES.map((language) => (
                <TextAreaField
                  key={language}
                  {...field(controlOf(language, part))}
                  lang={language}
                  rows={4}
                />
              ))}
            </div>
            <PhotoChoice
              name={photo}
              label={labelOf(photo)}
              value={values[photo]}
              onChange={(picked) => change({ [photo]: picked })}
            />
          </details>
        )
      })}
      <RecordFoot {...{ sending, conflict }} save={t('office.guide.save')} />
    </form>
  )
}

function valuesOf({ texts, photos }: GuideWords): ValuesOf<GuideFormFields> {
  return Object.fromEntries(
    PLACES.flatMap((place) =>
      GUIDE_PARTS.flatMap((part) => {
        const value = (place === 'photos' ? photos : texts[place])?.[part]
        return value === undefined ? [] : [[controlOf(place, part), value]]
      }),
    ),
  )
}

/** The typed guide; languages unknown to this release stay as they are stored. */
function guideOf(typed: ValuesOf<GuideFormFields>, stored: GuideWords): GuideWords {
  const partsOf = (place: Place) =>
    Object.fromEntries(
      namesOf(guideFields).flatMap((part) => {
        const value = typed[controlOf(place, part)]
        return value === undefined ? [] : [[part, value]]
      }),
    )
  const texts = { ...stored.texts }
  for (const language of LANGUAGES) texts[language] = partsOf(language)
  return { texts, photos: partsOf('photos') }
}

type PhotoChoiceProps = Omit<ComponentProps<typeof Choice>, 'options'>

/** Selects one of the site's photographs or none, with a preview. */
function PhotoChoice(props: PhotoChoiceProps) {
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
      {chosen && <Preview {...chosen} />}
    </div>
  )
}

function Preview({ category, item }: NonNullable<ReturnType<typeof namedPhoto>>) {
  const describe = useDescription()
  return (
    <Picture
      photo={item.photo}
      alt={describe(category, item).alt}
      sizes="thumbnail"
      className="h-12 w-18 shrink-0 overflow-hidden rounded-field"
    />
  )
}
