import { useTranslation } from 'react-i18next'
import type { WantedStay } from '#domain/backup/compareStays.ts'
import { parseDate } from '#domain/date.ts'
import { type NameOf, showFields } from '#domain/record.ts'
import { type ReservationDraft, reservationFields, valuesOf } from '#domain/reservation.ts'
import { formatDate, formatExactMoney } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** What would become of each field of a stay that stands there otherwise. */
export function FieldSteps({ stay: { base, wanted, fields } }: { stay: WantedStay }) {
  const { t } = useTranslation()
  const language = useLanguage()

  function say(draft: ReservationDraft, name: NameOf<typeof reservationFields>): string {
    const values = valuesOf(draft)
    const value = values[name]
    if (typeof value === 'number' && name !== 'kisiSayisi') return formatExactMoney(value, language)
    const text = showFields(reservationFields, values)[name]
    const day = parseDate(text)
    if (name === 'kapali' && text !== '') return t('office.tools.csv.yes')
    return day ? formatDate(day, language) : text || '—'
  }

  return (
    base &&
    'stay' in base &&
    fields.map((name) => (
      <p key={name} className="line-clamp-3">
        {t(`admin.fields.${name}`)}: {say(base, name)} → {say(wanted, name)}
      </p>
    ))
  )
}
