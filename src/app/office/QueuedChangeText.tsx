import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerOperation } from '#domain/pendingAnswers.ts'
import { channelNameIn } from '#domain/channels/pendingChannels.ts'
import { type Change, stayIn } from '#domain/change.ts'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import { formatAge, formatDate, formatSpan } from '#i18n/format.ts'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { formatPart } from '#features/settings/settingsText.ts'
import { formatKind } from '#features/letters/letterText.ts'
import { NO_OWN_LETTERS } from '#domain/letters/ownLetters.ts'
import { formatDates } from '#features/office/stayText.ts'

/**
 * Describes a queued change: its kind, guest and age; `now` is the device's time in milliseconds
 * since 1970.
 */
export function QueuedChangeText({ work, now }: { work: QueuedChange; now: number }) {
  const language = useLanguage()
  return (
    <>
      <What work={work} />
      {' · '}
      {formatAge(Math.max(0, now - work.at), language)}
    </>
  )
}

function What({ work }: { work: QueuedChange }) {
  const { t } = useTranslation()
  switch (work.of) {
    case 'stay':
      return <OfStay change={work} />
    case 'answer':
      return <OfRequest work={work} />
    case 'prices':
      return <OfPrices prices={work} />
    case 'settings':
      return (
        <>
          {t('office.settings.pending')} <Named>{formatPart(work.setting, t)}</Named>
        </>
      )
    case 'guide':
    case 'choices':
    case 'script':
      return <Named>{t(`admin.unsent.${work.of}`)}</Named>
    case 'channel':
      return (
        <>
          {t(`admin.unsent.channel.${work.channel}`)} <Named>{channelNameIn(work)}</Named>
        </>
      )
    case 'letter':
      return (
        <>
          {t(`office.writing.pending.${work.letter}`)}{' '}
          <Named>{formatKind(work.kind, NO_OWN_LETTERS, t)}</Named>
        </>
      )
  }
}

function OfPrices({ prices }: { prices: PriceChange }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const spans = (prices.seasons ?? []).flatMap(({ seen, wanted }) => wanted ?? seen ?? [])
  return (
    <>
      <Named>{t('office.prices.pending')}</Named>
      {spans.map((span) => (
        <span key={span.from} className="tabular-nums">
          {' · '}
          {formatSpan(span, language)}
        </span>
      ))}
      {prices.terms && <> · {t('office.prices.terms')}</>}
    </>
  )
}

function OfStay({ change }: { change: Change }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const stay = stayIn(change)
  return (
    <>
      {t(`admin.acts.${change.verb}.pending`)} <Named>{stay?.musteriAdi ?? change.id}</Named>
      {stay && <span className="tabular-nums"> · {formatDates(stay.stay, language)}</span>}
      {'payment' in change && (
        <span className="tabular-nums"> · {formatMoney(change.payment.amount, language)}</span>
      )}
    </>
  )
}

function OfRequest({ work: { answer, guest, stay } }: { work: AnswerOperation }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      {t(`office.requests.pending.${answer.status}`)} <Named>{guest}</Named>
      <span className="tabular-nums"> · {formatDates(stay, language)}</span>
      {answer.status === 'held' && (
        <span className="tabular-nums">
          {' · '}
          {t('office.requests.heldUntil', { day: formatDate(answer.heldUntil, language) })}
        </span>
      )}
    </>
  )
}

function Named({ children }: { children: ReactNode }) {
  return <strong className="font-semibold">{children}</strong>
}
