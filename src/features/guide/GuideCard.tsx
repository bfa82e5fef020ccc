import { type ComponentProps, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import {
  GUIDE_PARTS,
  type GuideWords,
  isBlank,
  saysSameGuide,
  type StoredGuide,
} from '#domain/guide/guide.ts'
import { editOfGuide, type GuideEdit, guideWithPending } from '#domain/pendingTexts.ts'
import type { TextProblem } from '#domain/field/field.ts'
import type { IsoDate } from '#domain/date.ts'
import { undoOfEdit } from '#domain/edit.ts'
import { pendingOf } from '#domain/queuedChange.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { FormFoot } from '#features/office/forms.tsx'
import { Theirs } from '#features/office/StatusNote.tsx'
import { useOffice } from '#features/office/useOffice.ts'
import { useQueue, useReopened, useSubmit } from '#features/office/useQueue.ts'
import { useTrackSave } from '#features/office/useSaves.ts'
import { languages, LANGUAGES } from '#i18n/languages.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useDescription } from '#i18n/useDescription.ts'
import { translate } from '#i18n/index.ts'
import { useForm } from '#lib/form/useForm.ts'
import { useRemote } from '#lib/remote.ts'
import { TextAreaField } from '#ui/Field.tsx'
import { Choice } from '#ui/Choice.tsx'
import { Picture } from '#ui/Picture.tsx'
import { CATEGORIES, gallery, namedPhoto } from '#content/gallery.ts'
import { signedInEmail } from '#db/auth.ts'
import { followGuide } from '#db/officeValues.ts'
import {
  controlOf,
  EMPTY_GUIDE,
  GUIDE_DRAFT,
  isGuideBegun,
  readGuideForm,
  showGuide,
  type GuideForm as Typed,
  typedGuide,
} from './guideForm.ts'

type GuideCardProps = {
  guide: StoredGuide
  /** The number of coming guests with a page. */
  guests: number
  /** The refused change that is shown in the form again. */
  reopened: GuideEdit | null
  /** Stores the guide, or queues it while offline; rejects with a `Failure`. */
  onSave: (edit: GuideEdit) => Promise<void>
}

/** The arrival guide, which is the same for every guest. */
export function GuideCard({ guide, guests, reopened, onSave }: GuideCardProps) {
  const { t } = useTranslation()
  const [begun] = useState(() => reopened !== null || isGuideBegun())
  const by = guide.by ?? ''
  return (
    <ToolCard title={t('guestPage.guide.title')} text={t('office.guide.text')}>
      <p className="mb-3 text-sm wrap-anywhere text-pine-700">
        {isBlank(guide) ? t('office.guide.none') : t('office.guide.mine', { count: guests, by })}
      </p>
      <details open={begun}>
        <summary className="cursor-pointer font-semibold text-accent-700">
          {t('office.guide.open')}
        </summary>
        <GuideForm key={guide.version} {...{ guide, reopened, onSave }} />
      </details>
    </ToolCard>
  )
}

type GuideFormProps = Pick<ComponentProps<typeof GuideCard>, 'guide' | 'reopened' | 'onSave'>

/** The sections of the guide in every language, each with a photograph; mounted for a version. */
function GuideForm(props: GuideFormProps) {
  const { t } = useTranslation()
  const { field, values, change, sending, theirs, ...form } = useGuideForm(props)
  return (
    <form {...form.props} aria-label={t('guestPage.guide.title')} className="mt-4">
      {GUIDE_PARTS.map((part) => {
        const photo = controlOf('photos', part)
        return (
          <fieldset key={part} className="mb-6 min-w-0">
            <legend className="mb-2 font-semibold">{t(`guestPage.guide.parts.${part}`)}</legend>
            <div className="grid gap-x-4 lg:grid-cols-2">
              {LANGUAGES.map((language) => (
                <TextAreaField
                  key={language}
                  {...field(controlOf(language, part))}
                  hint={<Theirs text={theirs[controlOf(language, part)]} />}
                  lang={language}
                  rows={4}
                />
              ))}
            </div>
            <PhotoChoice
              name={photo}
              label={t('office.guide.photo', { part: t(`guestPage.guide.parts.${part}`) })}
              value={values[photo]}
              onChange={(picked) => change({ [photo]: picked })}
            />
          </fieldset>
        )
      })}
      <FormFoot
        sending={sending}
        save={t(sending.state === 'sending' ? 'office.guide.saving' : 'office.guide.save')}
        failed={(message) => t('office.guide.failed', { message })}
      />
    </form>
  )
}

function useGuideForm({ guide, reopened, onSave }: GuideFormProps) {
  const { t } = useTranslation()
  const [{ texts, theirs }] = useState(() => typedGuide(guide, reopened))
  const form = useForm<Typed, TextProblem, GuideWords>({
    empty: EMPTY_GUIDE,
    initial: texts,
    draft: { key: GUIDE_DRAFT, about: showGuide(guide), fresh: true },
    check: (typed) => readGuideForm(typed, guide),
    submit: async (wanted) => {
      if (!saysSameGuide(guide, wanted)) await onSave(editOfGuide(guide, wanted))
      form.restart(showGuide(wanted))
    },
    label: (name) => labelOf(name),
    explain: useProblemWords(),
  })

  function labelOf(name: keyof Typed): string {
    for (const language of LANGUAGES) {
      const part = GUIDE_PARTS.find((each) => controlOf(language, each) === name)
      const { name: inLanguage } = languages[language]
      if (part)
        return t('office.guide.field', {
          part: t(`guestPage.guide.parts.${part}`),
          language: inLanguage,
        })
    }
    return name
  }

  return { ...form, theirs: theirs as { [name: string]: string | undefined } }
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

/** The arrival guide and its form, live. */
export function OfficeGuide({ today }: { today: IsoDate }) {
  const { reservations } = useOffice()
  const { works, discard } = useQueue()
  const submit = useSubmit()
  const save = useTrackSave((message) => translate('office.tools.saveFailed', { message }))
  const reopened = useReopened('guide')
  const [guide] = useRemote(followGuide)
  if (guide.state !== 'ready') return null
  return (
    <GuideCard
      key={reopened?.entry}
      guide={guideWithPending(guide.value, pendingOf(works, 'guide'), signedInEmail())}
      guests={
        reservations.filter(
          ({ stay, guestKey }) => guestKey !== undefined && stay.checkOut >= today,
        ).length
      }
      reopened={reopened}
      onSave={async (edit) => {
        await save(submit({ of: 'guide', ...edit }, { of: 'guide', ...undoOfEdit(edit) }))
        if (reopened) await discard(reopened)
      }}
    />
  )
}
