import { TriangleAlert } from 'lucide-react'
import { useSeason } from '#db/stores.ts'
import type { StayTerms as Terms } from '#domain/stay/terms.ts'
import { isReadable, type StoredStay } from '#domain/stay/reservation.ts'
import { useAgreementBasis } from '#office/shared/useAgreementBasis.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import type { StayTexts } from './stayTexts.ts'

type StayTermsProps = {
  record: StoredStay | null
  values: StayTexts
  onChange: (patch: Pick<StayTexts, 'takesTerms'>) => void
}

/** The agreed terms of a stay, and a button that takes today's in their place. */
export function StayTerms({ record, values, onChange }: StayTermsProps) {
  const { t, language } = useTranslation()
  const season = useSeason()
  const { terms: todays } = useAgreementBasis()
  const wordsOf = useTermWords()
  const stay = isReadable(record) ? record : null
  if (!stay || values.blocked !== '' || stay.source !== undefined) return null
  if (season.state !== 'ready' || stay.status === 'blocked') return null
  const { agreement } = stay
  const isTaken = values.takesTerms !== ''
  const agreed = wordsOf(agreement ?? todays)
  const changes = wordsOf(todays).flatMap((next, index) => {
    const before = agreed[index]
    return before === next ? [] : [{ before, next }]
  })
  const canTake = !agreement || changes.length > 0
  return (
    <div className="mb-3 text-sm text-pine-700">
      <p>
        {agreement
          ? t('admin.terms.agreed', { day: formatDate(agreement.at, language) })
          : t('admin.terms.none')}{' '}
        {agreed.join(' · ')}
      </p>
      {canTake && !isTaken && (
        <Button size="small" className="mt-1" onClick={() => onChange({ takesTerms: 'today' })}>
          {t(`admin.terms.${agreement ? 'take' : 'make'}`)}
        </Button>
      )}
      {canTake && isTaken && (
        <div
          aria-live="polite"
          className="mt-1 flex gap-2 rounded-field bg-sun-100 px-4 py-2.5 text-pine-900"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div>
            <p>{t(`admin.terms.${agreement ? 'changes' : 'makes'}`)}</p>
            <ul>
              {changes.map(({ before, next }) => (
                <li key={next}>
                  {before} → <b>{next}</b>
                </li>
              ))}
            </ul>
            <Button size="small" className="mt-1" onClick={() => onChange({ takesTerms: '' })}>
              {t(`admin.terms.${agreement ? 'keep' : 'leave'}`)}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Formats each term for an owner, always in the same order. */
function useTermWords() {
  const { t, language } = useTranslation()
  return ({
    balanceDays,
    freeDays,
    latePercent,
    damageDeposit,
    taxPercent,
    taxPaid,
  }: Terms): readonly string[] => [
    balanceDays === 0 ? t('admin.terms.door') : t('admin.terms.balance', { count: balanceDays }),
    t('admin.terms.free', { count: freeDays }),
    latePercent === undefined
      ? t('admin.terms.keepsDeposit')
      : t('admin.terms.keepsShare', { percent: latePercent }),
    damageDeposit === undefined
      ? t('admin.terms.noDamageDeposit')
      : t('admin.terms.damageDeposit', { amount: formatMoney(damageDeposit, language) }),
    taxPaid === undefined
      ? t('admin.terms.noTax')
      : t(`admin.terms.tax.${taxPaid}`, { percent: taxPercent }),
  ]
}
