import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { amountOf } from '#domain/amount.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { type StayWarning, warningsOf } from '#domain/prices/stayWarnings.ts'
import { countNights, isInOrder, sameStay, type Stay } from '#domain/stay.ts'
import { formatDate, formatWeekdays } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { typedStay } from './reservationForm.ts'
import type { ReservationFormState } from './useReservationForm.ts'

/** Warns about the owners' own terms for the typed dates; does not prevent saving. */
export function StayWarnings({
  form,
  prices,
}: {
  form: ReservationFormState
  prices: Prices | null
}) {
  const { t } = useTranslation()
  const say = useWarningWords()
  const stay = typedStay(form.values)
  // Unchanged stored dates get no warning, and blocked days have no terms.
  const decided = stay && form.base && 'stay' in form.base && sameStay(stay, form.base.stay)
  const asked = stay && prices && !decided && form.values.blocked === ''
  const oldPrice = useOldPrice(form, stay)
  const warnings = asked ? warningsOf(stay, form.others, prices).map(say) : []
  if (oldPrice) warnings.unshift(oldPrice)
  return (
    <div aria-live="polite" className="col-span-full">
      {warnings.length > 0 && (
        <div className="mb-3 flex gap-2 rounded-field bg-sun-100 px-4 py-2.5 text-sm text-pine-900">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <p>
            {warnings.map((warning) => `${warning} `)}
            {t('office.seasons.warnings.allowed')}
          </p>
        </div>
      )}
    </div>
  )
}

/** The unchanged total of a stay whose length has changed. */
function useOldPrice(form: ReservationFormState, stay: Stay | null): string | null {
  const { t } = useTranslation()
  const language = useLanguage()
  const { base, values } = form
  if (!stay || !isInOrder(stay) || !base || !('stay' in base) || values.blocked !== '') return null
  const [before, after] = [countNights(base.stay), countNights(stay)]
  if (before === after || base.toplamUcret === 0) return null
  if (amountOf(values.toplamUcret) !== base.toplamUcret) return null
  const total = formatMoney(base.toplamUcret, language)
  return t('office.seasons.warnings.oldPrice', { before, after, total })
}

function useWarningWords(): (warning: StayWarning) => string {
  const { t } = useTranslation()
  const language = useLanguage()

  return (warning) => {
    switch (warning.code) {
      case 'sameDayIn':
      case 'sameDayOut':
        return t(`office.seasons.warnings.${warning.code}`, {
          guest: warning.guest,
          day: formatDate(warning.day, language),
        })
      case 'short':
        return t('office.seasons.warnings.short', { count: warning.nights })
      case 'arrival':
        return t('office.seasons.warnings.arrival', {
          count: warning.weekdays.length,
          weekdays: formatWeekdays(warning.weekdays, language),
        })
    }
  }
}
