import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewsChoices } from '#domain/caretaker/choices.ts'
import { NEWS_KINDS } from '#domain/caretaker/news.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { Checkbox } from '#features/office/Checkbox.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, languages } from '#i18n/languages.ts'
import { Choice } from '#ui/Choice.tsx'

type NewsFormProps = {
  choices: NewsChoices
  /** Stores them; rejects with a `Failure`. */
  onChoose: (base: NewsChoices, wanted: NewsChoices) => Promise<void>
}

/** An owner's mail notifications and their language; each choice is stored immediately. */
export function NewsForm({ choices, onChoose }: NewsFormProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const [failure, setFailure] = useState<unknown>(null)
  const { email: address, language } = choices

  function choose(change: Partial<NewsChoices>) {
    setFailure(null)
    onChoose(choices, { ...choices, ...change }).catch(setFailure)
  }

  return (
    <fieldset>
      <legend className="font-semibold wrap-anywhere">
        {t('office.caretaker.choices', { address })}
      </legend>
      {NEWS_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          name={kind}
          label={t(`office.caretaker.kinds.${kind}`)}
          checked={choices[kind]}
          onTick={(on) => choose({ [kind]: on })}
        />
      ))}
      <div className="mt-2 max-w-xs">
        <Choice
          name="language"
          label={t('office.caretaker.language')}
          value={isLanguage(language) ? language : DEFAULT_LANGUAGE}
          options={LANGUAGES.map((each) => [each, languages[each].name])}
          onChange={(language) => choose({ language: language })}
        />
      </div>
      {failure !== null && (
        <FailureNote>{t('admin.form.failed', { message: formatError(failure) })}</FailureNote>
      )}
    </fieldset>
  )
}
