import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Terms, termsFields } from '#domain/prices/prices.ts'
import { differingFields, readTexts, showFields } from '#domain/record.ts'
import { Checkbox } from '#features/office/Checkbox.tsx'
import { FormFoot } from '#features/office/Question.tsx'
import { Theirs } from '#features/office/StatusNote.tsx'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
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
  const explain = useProblemWords()
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
            hint={theirs[name] !== undefined && <Theirs text={theirs[name]} />}
          />
        ))}
      </div>
      <Checkbox
        name="sameDayTurnover"
        label={<b className="font-semibold">{t('office.prices.fields.sameDayTurnover')}</b>}
        checked={values.sameDayTurnover !== ''}
        onTick={(on) => change({ sameDayTurnover: on ? 'on' : '' })}
      >
        {t('office.prices.turnoverHint')}
      </Checkbox>
      <FormFoot sending={sending} save={t('office.prices.saveTerms')} />
    </form>
  )
}
