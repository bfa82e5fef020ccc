import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GUIDE_PARTS, type GuideWords } from '#domain/guide/guide.ts'
import type { TextProblem } from '#domain/textProblem.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { languages, LANGUAGES } from '#i18n/languages.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { TextAreaField } from '#ui/Field.tsx'
import type { GuideCard } from './GuideCard.tsx'
import {
  controlOf,
  EMPTY_GUIDE,
  GUIDE_DRAFT,
  type GuideForm as Typed,
  readGuideForm,
  showGuide,
  versionUnderDraft,
} from './guideForm.ts'
import { PhotoChoice } from './PhotoChoice.tsx'

type GuideFormProps = Pick<ComponentProps<typeof GuideCard>, 'guide' | 'connected' | 'onSave'>

/** The sections of the guide in every language, each with a photograph. */
export function GuideForm(props: GuideFormProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const { field, values, change, sending, saved, takeTheirs, ...form } = useGuideForm(props)
  return (
    <form {...form.props} aria-label={t('guestPage.guide.title')} className="mt-4">
      {takeTheirs && (
        <FailureNote>
          {t('office.guide.changed')}{' '}
          <Button size="small" onClick={takeTheirs}>
            {t('admin.form.takeTheirs')}
          </Button>
        </FailureNote>
      )}
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
      <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
        {t(sending.state === 'sending' ? 'office.guide.saving' : 'office.guide.save')}
      </Button>
      {sending.state === 'failed' && (
        <FailureNote>
          {t('office.guide.failed', { message: formatError(sending.failure) })}
        </FailureNote>
      )}
      <StatusNote className="text-accent-800 not-empty:mt-3">
        {saved && t('office.guide.saved')}
        {sending.state === 'sending' && !props.connected && t('office.guide.waits')}
      </StatusNote>
    </form>
  )
}

/** The guide's draft with the version that it edits; survives a reload. */
function useGuideForm({ guide, onSave }: GuideFormProps) {
  const { t } = useTranslation()
  const explain = useProblemWords()
  const [version, setSurum] = useState(() => versionUnderDraft(guide))
  const [saved, setSaved] = useState(false)
  const form = useForm<Typed, TextProblem, GuideWords>({
    empty: EMPTY_GUIDE,
    initial: showGuide(guide),
    draft: { key: GUIDE_DRAFT, about: version },
    check: (texts) => readGuideForm(texts, guide),
    onChange: () => setSaved(false),
    submit: async (wanted) => {
      await onSave({ wanted, seen: { version } })
      takeUp(wanted, version + 1)
      setSaved(true)
    },
    label: (name) => labelOf(name),
    explain,
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

  /** Fills the form with a guide and its version. */
  function takeUp(words: GuideWords, version: number) {
    form.restart(showGuide(words))
    setSurum(version)
  }

  const isElsewhere = form.sending.state !== 'sending' && guide.version > version
  return {
    ...form,
    saved,
    /** Loads the other owner's version; `null` if there is none. */
    takeTheirs: isElsewhere ? () => takeUp(guide, guide.version) : null,
  }
}
