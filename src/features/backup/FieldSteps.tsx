import { useTranslation } from 'react-i18next'
import type { WantedStay } from '#domain/backup/compareStays.ts'
import { reservationFields, valuesOf } from '#domain/reservation.ts'
import { formatFieldExactly } from '#i18n/formatField.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** The changes of each field of a stay that differs from the backup. */
export function FieldSteps({ stay: { base, wanted, fields } }: { stay: WantedStay }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!base || !('stay' in base)) return null
  const [standing, coming] = [valuesOf(base), valuesOf(wanted)]
  return fields.map((name) => {
    const say = (value: unknown) => formatFieldExactly(reservationFields[name], value, language)
    return (
      <p key={name} className="line-clamp-3">
        {t(`admin.fields.${name}`)}: {say(standing[name])} → {say(coming[name])}
      </p>
    )
  })
}
