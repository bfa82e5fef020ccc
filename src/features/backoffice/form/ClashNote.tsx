import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Clashing } from '#domain/failure.ts'
import { reservationFields, valuesOf } from '#domain/reservation.ts'
import { sayFieldExactly } from '#i18n/fieldWords.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { fillFromReservation, type FormValues } from './reservationForm.ts'

type ClashNoteProps = {
  /** What the other owner has changed, too. */
  clash: Clashing
  values: FormValues
  onChoose: (texts: Partial<FormValues>) => void
}

/** Shows what both owners made of the same fields, and has one of the two chosen; the owner's own stands until then. */
export function ClashNote({ clash, values, onChoose }: ClashNoteProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const note = useRef<HTMLDivElement>(null)
  const mine = { ...clash.current, ...clash.merged }
  const sides = [
    { side: 'mine', said: valuesOf(mine), texts: fillFromReservation(mine) },
    {
      side: 'theirs',
      said: valuesOf(clash.current),
      texts: fillFromReservation(clash.current),
    },
  ] as const

  useEffect(() => {
    // The button that was pressed may stand a screen below.
    note.current?.focus()
  }, [clash])

  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="mb-4 rounded-field bg-alert-50 px-4 py-3 text-pine-900"
    >
      <p className="font-semibold text-alert-700">{t('admin.clash.title')}</p>
      {clash.clashes.map((name) => (
        <fieldset key={name} className="mt-3 min-w-0">
          <legend className="text-pine-700">{t(`admin.fields.${name}`)}</legend>
          <div className="flex flex-wrap gap-x-8">
            {sides.map(({ side, said, texts }) => (
              <label key={side} className="flex min-h-11 items-center gap-2 py-1">
                <input
                  type="radio"
                  className="accent-accent-700"
                  name={`clash.${name}`}
                  checked={values[name] === texts[name]}
                  onChange={() => onChoose({ [name]: texts[name] })}
                />
                <span className="min-w-0 wrap-anywhere">
                  {t(`admin.clash.${side}`)}{' '}
                  <strong className="font-semibold">
                    {sayFieldExactly(reservationFields[name], said[name], language)}
                  </strong>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p className="mt-2 text-pine-700">{t('admin.clash.thenSave')}</p>
    </div>
  )
}
