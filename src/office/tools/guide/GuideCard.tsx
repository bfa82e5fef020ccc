import { useGuide, useSeason } from '#db/stores.ts'
import {
  GUIDE_PARTS,
  guideFields,
  type GuidePart,
  type GuideWords,
  isBlank,
  type StoredGuide,
} from '#domain/guide/guide.ts'
import { changeGuide, showGuide } from '#domain/guide/guestGuide.ts'
import { read, save } from '#db/save.ts'
import { saveForStays } from '#db/saveForStays.ts'
import type { ValuesOf } from '#domain/field/record.ts'
import { ToolCard } from '#office/shared/cards.tsx'
import { ownersDraft } from '#db/cache.ts'
import { RecordFoot, useRecordForm } from '#office/shared/recordForm.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { translate } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, type Language, languages, LANGUAGES } from '#i18n/languages.ts'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { useAuthorName } from '#office/shared/useAuthorName.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { TextAreaField } from '#ui/Field.tsx'
import { toastDone } from '#ui/Toasts.tsx'

/** The name of a control: a section in a language. */
type Control = `${Language}_${GuidePart}`

const controlOf = (language: Language, part: GuidePart): Control => `${language}_${part}`

type GuideFormFields = { [Name in Control]: (typeof guideFields)[GuidePart] }

// All controls are present.
const FIELDS = Object.fromEntries(
  LANGUAGES.flatMap((language) =>
    GUIDE_PARTS.map((part) => [controlOf(language, part), guideFields[part]]),
  ),
) as GuideFormFields

const guideDraft = () => ownersDraft('guide')

/** The arrival guide, which is the same for every guest. */
export function GuideCard() {
  const { t } = useTranslation()
  const authorName = useAuthorName()
  const today = useOfficeToday()
  const season = useSeason()
  const guide = useGuide()
  if (guide.state !== 'ready' || season.state !== 'ready') return null
  const { by } = guide.value
  const guests = season.value.reservations.filter(
    ({ dates, guestKey }) => guestKey !== undefined && dates.checkOut >= today,
  )
  return (
    <ToolCard title={t('guestPage.guide.title')} text={t('office.guide.text')}>
      <p className="mb-3 text-sm wrap-anywhere text-pine-700">
        {isBlank(guide.value)
          ? t('office.guide.none')
          : t('office.guide.mine', { count: guests.length, by: authorName(by ?? '') })}
      </p>
      <GuideForm guide={guide.value} />
    </ToolCard>
  )
}

/** The sections of the guide in every language. */
function GuideForm({ guide }: { guide: StoredGuide }) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    fields: FIELDS,
    draftKey: guideDraft(),
    values: guideFormValues(guide),
    version: guide.version,
    label: labelOf,
    store: (typed, version, change) =>
      saveForStays(
        { read, save },
        (stays) => changeGuide(guideOf(typed, guide), { version, change }, stays),
        showGuide,
      ),
    onSaved: () => toastDone(() => translate('office.guide.saved')),
  })
  const { field, values, sending } = form

  function labelOf(name: Control): string {
    const [language = DEFAULT_LANGUAGE] = LANGUAGES.filter((each) => name.startsWith(each))
    const part = GUIDE_PARTS.find((each) => name === controlOf(language, each)) ?? 'arrival'
    return t('office.guide.field', {
      part: t(`guestPage.guide.parts.${part}`),
      language: languages[language].name,
    })
  }

  return (
    <form {...form.props} aria-label={t('guestPage.guide.title')} className="mt-4">
      <DraftNotice form={form} />
      {GUIDE_PARTS.map((part) => {
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
          </details>
        )
      })}
      <RecordFoot {...{ sending, conflict }} save={t('office.guide.save')} />
    </form>
  )
}

function guideFormValues({ texts }: GuideWords): ValuesOf<GuideFormFields> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      GUIDE_PARTS.flatMap((part) => {
        const value = texts[language]?.[part]
        return value === undefined ? [] : [[controlOf(language, part), value]]
      }),
    ),
  )
}

/** The typed guide; languages unknown to this release stay as they are stored. */
function guideOf(typed: ValuesOf<GuideFormFields>, stored: GuideWords): GuideWords {
  const texts = { ...stored.texts }
  for (const language of LANGUAGES)
    texts[language] = Object.fromEntries(
      GUIDE_PARTS.flatMap((part) => {
        const value = typed[controlOf(language, part)]
        return value === undefined ? [] : [[part, value]]
      }),
    )
  return { texts }
}
