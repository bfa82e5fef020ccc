import { useTranslation } from 'react-i18next'
import { stayIn } from '#domain/change.ts'
import { isOfLetters, type Work } from '#domain/keptWork.ts'
import { formatAge, formatMoney } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { formatDates } from '#features/backoffice/stayText.ts'

/** What a kept change is, of whom, and how old; `now` is the moment by this device's clock, in milliseconds since 1970. */
export function WorkWords({ work, now }: { work: Work; now: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const age = formatAge(Math.max(0, now - work.at), language)
  if (isOfLetters(work))
    return (
      <>
        {t(`office.writing.pending.${work.letter}`)}{' '}
        <strong className="font-semibold">{t(`office.writing.kinds.${work.kind}`)}</strong>
        {' · '}
        {age}
      </>
    )
  const stay = stayIn(work)
  return (
    <>
      {t(`admin.acts.${work.verb}.pending`)}{' '}
      <strong className="font-semibold">{stay?.musteriAdi ?? work.id}</strong>
      {stay && <span className="tabular-nums"> · {formatDates(stay.stay, language)}</span>}
      {'payment' in work && (
        <span className="tabular-nums"> · {formatMoney(work.payment.tutar, language)}</span>
      )}
      {' · '}
      {age}
    </>
  )
}
