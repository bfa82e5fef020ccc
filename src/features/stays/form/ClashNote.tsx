import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { reservationFields, valuesOf } from '#domain/reservation.ts'
import { formatFieldExactly } from '#i18n/formatField.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { type Clash, sidesOf, unanswered } from './clash.ts'
import { fillFromReservation, type FormValues } from './reservationForm.ts'

type ClashNoteProps = {
  /** The fields that both owners changed. */
  clash: Clash
  values: FormValues
  /** Called with the texts for the controls and the clash with that answer. */
  onAnswer: (texts: Partial<FormValues>, clash: Clash) => void
}

/** Shows both versions of the fields that both owners changed, and asks which to keep. */
export function ClashNote({ clash, values, onAnswer }: ClashNoteProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const note = useRef<HTMLDivElement>(null)
  const { told, kept, urged } = clash
  const { mine, theirs } = sidesOf(told)
  const open = unanswered(clash, values)
  const sides = [
    { side: 'mine', said: valuesOf(mine), texts: fillFromReservation(mine) },
    { side: 'theirs', said: valuesOf(theirs), texts: fillFromReservation(theirs) },
  ] as const

  useEffect(() => {
    // The pressed button may be far below.
    note.current?.focus()
  }, [told])

  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="mb-4 rounded-field bg-alert-50 px-4 py-3 text-pine-900"
    >
      <p className="font-semibold text-alert-700">{t('admin.clash.title')}</p>
      {told.clashes.map((name) => (
        <fieldset key={name} className="mt-3 min-w-0" aria-describedby={`${id}${name}`}>
          <legend className="text-pine-700">{t(`admin.fields.${name}`)}</legend>
          <div className="flex flex-wrap gap-x-8">
            {sides.map(({ side, said, texts }) => (
              <label key={side} className="flex min-h-11 items-center gap-2 py-1">
                <input
                  type="radio"
                  className="accent-accent-700"
                  name={`clash.${name}`}
                  checked={values[name] === texts[name] && !open.includes(name)}
                  onChange={() =>
                    onAnswer({ [name]: texts[name] }, { ...clash, kept: [...kept, name] })
                  }
                />
                <span className="min-w-0 wrap-anywhere">
                  {t(`admin.clash.${side}`)}{' '}
                  <strong className="font-semibold">
                    {formatFieldExactly(reservationFields[name], said[name], language)}
                  </strong>
                </span>
              </label>
            ))}
          </div>
          <p id={`${id}${name}`} className="text-sm font-semibold text-alert-700">
            {urged && open.includes(name) && t('admin.clash.unanswered')}
          </p>
        </fieldset>
      ))}
      <p className="mt-2 text-pine-700">{t('admin.clash.thenSave')}</p>
    </div>
  )
}
