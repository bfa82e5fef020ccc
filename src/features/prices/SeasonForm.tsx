import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showFields } from '#domain/record.ts'
import { type PriceSeason, type SeasonDraft, seasonFields } from '#domain/prices/season.ts'
import { tidyDate } from '#domain/typedDate.ts'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { EMPTY_SEASON, seasonDraft } from './priceDrafts.ts'
import { SeasonFields } from './SeasonFields.tsx'
import { readSeasonForm } from './seasonForm.ts'

type SeasonFormProps = {
  /** The season to edit, as it was when opened; `null` to add one. */
  editing: PriceSeason | null
  seasons: readonly PriceSeason[]
  /** Stores the edit of `editing`; rejects with a `Failure`. */
  onSave: (wanted: SeasonDraft) => Promise<void>
  /** Closes the form. */
  onClose: () => void
}

/** The form that adds or edits a season; mounted again for each. */
export function SeasonForm({ editing, seasons, onSave, onClose }: SeasonFormProps) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const explain = useProblemWords()
  const others = seasons.filter(({ id }) => id !== editing?.id)

  const form = useForm({
    empty: EMPTY_SEASON,
    initial: editing ? showFields(seasonFields, editing) : EMPTY_SEASON,
    draft: seasonDraft(editing),
    check: (texts) => readSeasonForm(texts, others),
    early: ({ code }) => code === 'seasonOverlap' || code === 'seasonOrder',
    tidy: (texts) => ({ ...texts, from: tidyDate(texts.from), to: tidyDate(texts.to) }),
    submit: async (draft) => {
      await onSave(draft)
      form.restart()
      if (editing) onClose()
      else form.focus('from')
    },
    label: (name) => t(`office.prices.fields.${name}`),
    explain,
  })
  const { focus, sending } = form

  useEffect(() => {
    if (editing) focus('perNight')
  }, [editing, focus])

  return (
    <form {...form.props} aria-labelledby="season-form" className="mt-6 @container">
      <h3 id="season-form" className="mb-4 font-semibold">
        {t(editing ? 'office.prices.editSeason' : 'office.prices.newSeason')}
      </h3>
      <SeasonFields form={form} />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {t(editing ? 'admin.form.update' : 'admin.form.add')}
        </Button>
        {editing && (
          <Button
            variant="quiet"
            onClick={() => {
              form.restart()
              onClose()
            }}
          >
            {t('admin.cancel')}
          </Button>
        )}
      </div>
      {sending.state === 'failed' && (
        <FailureNote>
          {t('admin.form.failed', { message: formatError(sending.failure) })}
        </FailureNote>
      )}
    </form>
  )
}
