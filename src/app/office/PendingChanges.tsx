import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { failureFrom, type Pending, type Unreadable } from '#domain/pending.ts'
import type { AnswerOperation } from '#domain/pendingAnswers.ts'
import { channelNameIn } from '#domain/channels/pendingChannels.ts'
import { type Change, stayIn } from '#domain/change.ts'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import { villa } from '#content/villa.ts'
import { StoredText } from '#features/office/StoredText.tsx'
import { hasPriceForm } from '#features/prices/priceDrafts.ts'
import { formatDates } from '#features/office/stayText.ts'
import { formatAge, formatDate, formatSpan } from '#i18n/format.ts'
import { formatError } from '#i18n/failureWords.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { download, fileName } from '#lib/download.ts'
import { Button } from '#ui/Button.tsx'

type PendingChangesProps = {
  works: readonly Pending<QueuedChange>[]
  unreadable: readonly Unreadable[]
  /** The device's time in milliseconds since 1970. */
  now: number
  onReopen: (work: QueuedChange) => void
  onGiveUp: (work: QueuedChange) => void
  onDelete: (unreadable: Unreadable) => void
}

// The number shown of each kind; the next ones follow as these are sent.
const SHOWN = 100

/** The pending changes, oldest first, and the unreadable ones, each with its age. */
export function PendingChanges(props: PendingChangesProps) {
  const { works, unreadable, now, onReopen, onGiveUp, onDelete } = props
  const { t } = useTranslation()
  // The list starts folded on a phone, where it would cover the page, unless a change was refused.
  const [wide] = useState(() => matchMedia('(min-width: 40rem)').matches)
  const more = [works, unreadable].reduce((sum, { length }) => sum + Math.max(0, length - SHOWN), 0)
  const waits = works.some(({ refusal }) => !refusal)
  return (
    <details open={wide || works.some(({ refusal }) => refusal)}>
      <summary className="cursor-pointer py-1 font-semibold">
        {[
          works.length > 0 &&
            t(waits ? 'admin.unsent.title' : 'admin.unsent.refusedTitle', { count: works.length }),
          unreadable.length > 0 && t('admin.unreadableKept.title', { count: unreadable.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </summary>
      <ul className="-mx-3 max-h-[40vh] divide-y divide-pine-950/15 overflow-auto px-3">
        {works.slice(0, SHOWN).map((each) => (
          <li key={each.work.entry} className="py-2">
            <PendingItem unsent={each} now={now} onReopen={onReopen} onGiveUp={onGiveUp} />
          </li>
        ))}
        {unreadable.slice(0, SHOWN).map((each) => (
          <li key={each.key} className="py-2">
            <UnreadableKept kept={each} now={now} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('admin.unconfirmed.more', { count: more })}</p>}
    </details>
  )
}

type UnreadableKeptProps = {
  kept: Unreadable
  now: number
  onDelete: (kept: Unreadable) => void
}

function UnreadableKept({ kept, now, onDelete }: UnreadableKeptProps) {
  const { t, language } = useTranslation()
  const { at, text } = kept
  const age =
    at === null ? t('admin.unreadableKept.noAge') : formatAge(Math.max(0, now - at), language)
  const name = `${fileName(villa.name, t('admin.unreadableKept.file'))}.txt`
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          <strong className="font-semibold">{t('admin.unreadableKept.name')}</strong> · {age}
        </p>
        <div className="-mx-3 flex">
          <Button variant="quiet" size="small" onClick={() => download(name, text, 'text/plain')}>
            {t('admin.unreadableKept.save')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => onDelete(kept)}>
            {t('admin.unreadableKept.delete')}
          </Button>
        </div>
      </div>
      <p className="max-w-text">{t('admin.unreadableKept.text')}</p>
      <StoredText>{text}</StoredText>
    </>
  )
}

type UnsentItemProps = {
  unsent: Pending<QueuedChange>
  now: number
  onReopen: (work: QueuedChange) => void
  onGiveUp: (work: QueuedChange) => void
}

/** A pending change, or the error that refused it. */
function PendingItem({ unsent, now, onReopen, onGiveUp }: UnsentItemProps) {
  const { t } = useTranslation()
  const { work, inFlight, refusal } = unsent
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        <QueuedChangeText work={work} now={now} />
        {refusal && (
          <span role="alert" className="block text-alert-700">
            {t('admin.unsent.refused', { message: formatError(failureFrom(refusal)) })}
          </span>
        )}
      </p>
      {/* A change in flight may already be stored, so it cannot be discarded. */}
      {(!inFlight || refusal) && (
        <div className="-mx-3 flex">
          {canBeReopened(unsent) && (
            <Button variant="quiet" size="small" onClick={() => onReopen(work)}>
              {t('admin.unsent.reopen')}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onGiveUp(work)}>
            {t('admin.unsent.giveUp')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Whether a form shows the change; those of a pending guide, channel or script show it already. */
function canBeReopened({ work, refusal }: Pending<QueuedChange>): boolean {
  switch (work.of) {
    case 'prices':
      return hasPriceForm(work)
    case 'letter':
      return work.letter === 'text' && work.wanted !== null
    case 'channel':
      return refusal !== null && (work.channel === 'add' || work.channel === 'edit')
    case 'script':
      return refusal !== null && work.wanted !== null
    case 'guide':
      return refusal !== null
    case 'choices':
      return false
    case 'stay':
    case 'answer':
    case 'settings':
      return true
  }
}

/**
 * Describes a queued change: its kind, guest and age; `now` is the device's time in milliseconds
 * since 1970.
 */
export function QueuedChangeText({ work, now }: { work: QueuedChange; now: number }) {
  const { language } = useTranslation()
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
          {t('office.settings.pending')}{' '}
          <Named>{t(`office.settings.titles.${work.setting}`)}</Named>
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
          <Named>{t(`office.writing.kinds.${work.kind}`)}</Named>
        </>
      )
  }
}

function OfPrices({ prices }: { prices: PriceChange }) {
  const { t, language } = useTranslation()
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
  const { t, language } = useTranslation()
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
  const { t, language } = useTranslation()
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
