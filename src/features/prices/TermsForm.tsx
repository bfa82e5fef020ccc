import { useId, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Terms, termsFields } from '#domain/prices/prices.ts'
import { differingFields, readTexts, showFields } from '#domain/record.ts'
import { FailureNote } from '#features/office/StatusNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { EMPTY_TERMS, TERMS_DRAFT, termsTypedOver, typedTerms } from './priceDrafts.ts'

const FIGURES = ['cleaningFee', 'depositPercent', 'minNights', 'taxPercent'] as const

type TermsFormProps = {
  terms: Terms
  /** Stores the terms; rejects with a `Failure`. */
  onSave: (wanted: Terms) => Promise<void>
}

/**
 * The terms for every stay; mounted again with its draft when they change elsewhere, so that only
 * typed fields are changed.
 */
export function TermsForm({ terms, onSave }: TermsFormProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const explain = useProblemWords()
  const turnoverId = useId()
  const [{ texts, theirs }] = useState(() => typedTerms(terms))

  const form = useForm({
    empty: EMPTY_TERMS,
    initial: texts,
    draft: { key: TERMS_DRAFT, about: termsTypedOver(terms), fresh: true },
    check: (texts) => readTexts(termsFields, texts),
    submit: async (wanted) => {
      if (differingFields(termsFields, terms, wanted).length > 0) await onSave(wanted)
      form.restart(showFields(termsFields, wanted))
    },
    label: (name) => t(`office.prices.fields.${name}`),
    explain,
  })
  const { change, field, sending, values } = form

  return (
    <form {...form.props} aria-labelledby="terms">
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        {FIGURES.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            className="tabular-nums"
            inputMode="numeric"
            autoComplete="off"
            note={t(`office.prices.notes.${name}`)}
            hint={
              theirs[name] !== undefined && (
                <span className="font-semibold text-alert-700">
                  {t('office.seasons.theirs', { value: theirs[name] })}
                </span>
              )
            }
          />
        ))}
      </div>
      <div className="mt-2 flex min-h-11 items-start gap-3">
        <input
          id={turnoverId}
          aria-describedby={`${turnoverId}-hint`}
          type="checkbox"
          name="sameDayTurnover"
          checked={values.sameDayTurnover !== ''}
          onChange={({ target }) => change({ sameDayTurnover: target.checked ? 'on' : '' })}
          className="mt-1 size-5 shrink-0 accent-accent-700"
        />
        <div>
          <label htmlFor={turnoverId} className="font-semibold">
            {t('office.prices.fields.sameDayTurnover')}
          </label>
          <p id={`${turnoverId}-hint`} className="text-sm text-pine-700">
            {t('office.prices.turnoverHint')}
          </p>
        </div>
      </div>
      <Button
        type="submit"
        className="mt-4"
        variant="primary"
        aria-disabled={sending.state === 'sending'}
      >
        {t('office.prices.saveTerms')}
      </Button>
      {sending.state === 'failed' && (
        <FailureNote>
          {t('admin.form.failed', { message: formatError(sending.failure) })}
        </FailureNote>
      )}
    </form>
  )
}
