import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { villa } from '#content/villa.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import { countNights } from '#domain/stay.ts'
import type { ListRow } from '#domain/stayList/listPlan.ts'
import { type Change, stayIn } from '#domain/change.ts'
import { toAdd, toDelete } from '#domain/commands/command.ts'
import type { IsoDate } from '#domain/date.ts'
import { formatDates } from '#features/office/stayText.ts'
import { Checkbox } from '#features/office/forms.tsx'
import { useLongWrites, useRun } from '#features/office/useSaves.ts'
import { useQueue } from '#features/office/useQueue.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { translate } from '#i18n/index.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { submitInBatches } from '#db/batches.ts'
import { changeFor, freshKey, pageClient, toQueuedChange } from '#db/changes.ts'
import { submitChange } from '#db/writer.ts'

export type NewRow = ListRow & { state: 'new' }

export type News = { added: Change } & (
  | { state: 'written' }
  | { state: 'refused'; failure: unknown }
)

const TEXTS = {
  written: (count: number) => translate('office.stayList.written', { count }),
  left: (count: { written: number; refused: number }) => translate('office.channels.left', count),
}

/** Adds the stays of rows with their payments, collects the results, and removes the added stays again. */
export function useListRun() {
  const longWrite = useLongWrites(TEXTS)
  const { post } = useQueue()
  const { language } = useTranslation()
  const { run, start: begin, forget } = useRun<News>()

  /** Adds them; `confirmedOn` is the day on which their confirmations count as sent, if they were. */
  async function start(rows: readonly NewRow[], confirmedOn: IsoDate | null) {
    const changes = rows.map(({ stay, payments }) =>
      changeFor(
        toAdd(
          stay,
          [],
          payments.map((payment) => ({ ...payment, key: freshKey() })),
        ),
      ),
    )
    await begin(changes.length, (tellNews) =>
      longWrite<News>(
        (onNews) =>
          submitInBatches(
            changes,
            (change) => submitChange(pageClient, change),
            (added, outcome) => {
              if (outcome.state === 'written' && confirmedOn) confirm(added, confirmedOn)
              onNews({ added, ...outcome })
            },
          ),
        tellNews,
      ),
    )
  }

  function confirm({ id, wanted }: Change, date: IsoDate) {
    if (wanted?.blocked) return
    const mark = { letter: 'written', about: id, kind: 'confirmation', date, language } as const
    // Without the mark, the letter is merely offered again.
    post(toQueuedChange({ of: 'letter', ...mark })).catch(() => {})
  }

  /** Deletes the added stays through the queue, except those that somebody has changed since. */
  async function undo(stays: readonly Reservation[]) {
    const added = new Set(run?.written.map(({ added: { id } }) => id))
    const present = stays.filter(({ id }) => added.has(id))
    forget()
    const results = await Promise.all(
      present.map(async (stay) => {
        if (stay.version !== 1) return stay
        const removal = { of: 'stay' as const, ...changeFor(toDelete(stay)) }
        return post(removal).then(
          () => null,
          () => stay,
        )
      }),
    )
    const left = results.flatMap((stay) => stay?.musteriAdi ?? [])
    const count = present.length - left.length
    toastDone(() => translate('office.stayList.undone', { count }))
    if (left.length > 0)
      toastFailed(() => translate('office.stayList.keptAfterUndo', { guests: left.join(', ') }))
  }

  return { run, start, undo }
}

/** The guest of an added stay. */
export function guestIn(change: Change): string {
  return stayIn(change)?.musteriAdi ?? ''
}

const SHOWN = 50

const STATES = ['new', 'conflict', 'unreadable', 'same', 'skipped'] as const

const LOOKS: Partial<Record<ListRow['state'], string>> = {
  new: 'text-accent-800',
  conflict: 'text-alert-700',
  unreadable: 'text-alert-700',
}

type StayListTableProps = {
  rows: readonly ListRow[]
  isTicked: (row: ListRow) => boolean
  onTick: (row: ListRow, on: boolean) => void
}

/** Each row of the list with the stay that it was read as, or why it was not. */
export function StayListTable({ rows, isTicked, onTick }: StayListTableProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(SHOWN)
  const counts = STATES.flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length
    return count > 0 ? [`${t(`office.channels.states.${state}`)}: ${count}`] : []
  })
  return (
    <>
      <p className="mt-4 mb-2 text-pine-700 tabular-nums">{counts.join(' · ')}</p>
      {rows.some(hasKurus) && <p className="mb-2 max-w-text">{t('office.stayList.rounded')}</p>}
      <table className="w-full text-left">
        <caption className="sr-only">{t('office.stayList.caption')}</caption>
        <thead className="border-b border-linen-300 text-sm text-pine-700">
          <tr>
            <th className="w-28 py-2 pr-3 font-semibold">{t('office.channels.columns.state')}</th>
            <th className="py-2 font-semibold">{t('office.channels.columns.stay')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-linen-200">
          {rows.slice(0, shown).map((row) => (
            <tr key={row.line} className="align-top">
              <td className={clsx('py-1 pr-3 font-semibold', LOOKS[row.state])}>
                {row.state === 'new' ? (
                  <Checkbox
                    label={t('office.channels.states.new')}
                    checked={isTicked(row)}
                    onTick={(on) => onTick(row, on)}
                  />
                ) : (
                  <p className="py-2">{t(`office.channels.states.${row.state}`)}</p>
                )}
              </td>
              <td className="py-3 wrap-anywhere">
                <Content row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button size="small" variant="quiet" onClick={() => setShown(shown + SHOWN)}>
          {t('office.channels.more', { count: rows.length - shown })}
        </Button>
      )}
    </>
  )
}

function hasKurus(row: ListRow): boolean {
  if (!('stay' in row)) return false
  const { toplamUcret, kapora, kalan } = row.stay
  return [toplamUcret, kapora, kalan].some((amount) => !Number.isInteger(amount))
}

function Content({ row }: { row: ListRow }) {
  const { t, language } = useTranslation()
  if (row.state === 'skipped' || row.state === 'unreadable')
    return (
      <>
        {row.state === 'unreadable' ? (
          <p className="text-alert-700">
            {t(`office.stayList.reasons.${row.problem}`, { text: row.text })}
          </p>
        ) : (
          <p>{t('office.stayList.cancelled')}</p>
        )}
        <p className="text-sm text-pine-700">{row.cells.filter(Boolean).join(' · ')}</p>
      </>
    )
  return (
    <>
      <StayText stay={row.stay} payments={row.state === 'new' ? row.payments : []} />
      {row.state === 'conflict' && (
        <p className="text-sm text-alert-700">
          {t('office.requests.taken', {
            guest: row.other.musteriAdi,
            dates: formatDates(row.other.stay, language),
          })}
        </p>
      )}
    </>
  )
}

function StayText({ stay, payments }: { stay: ReservationDraft; payments: readonly Payment[] }) {
  const { t, language } = useTranslation()
  const { toplamUcret, kapora, guests = 0, source, blocked, phone, email, notlar } = stay
  const facts = [
    blocked && t('office.year.closed'),
    formatDates(stay.stay, language),
    t('admin.nights', { count: countNights(stay.stay) }),
    guests > 0 && t('office.today.guests', { count: guests }),
    source && t(`admin.sources.${source}`),
  ]
  const paid = payments.map(({ amount, date, purpose }) =>
    purpose === 'carried'
      ? formatMoney(amount, language)
      : `${formatMoney(amount, language)} (${formatDate(date, language)})`,
  )
  const sums = [
    `${t('admin.fields.toplamUcret')} ${formatMoney(toplamUcret, language)}`,
    kapora > 0 && `${t('admin.fields.kapora')} ${formatMoney(kapora, language)}`,
    paid.length > 0 && `${t('office.payments.paid')} ${paid.join(' + ')}`,
  ]
  return (
    <p className="tabular-nums">
      <span className="font-semibold">{stay.musteriAdi}</span>
      <span className="block text-sm text-pine-700">{facts.filter(Boolean).join(' · ')}</span>
      {guests > villa.guests && (
        <span className="block text-sm font-semibold text-alert-700">
          {t('office.stayList.tooMany', { count: villa.guests })}
        </span>
      )}
      <span className="line-clamp-2 text-sm text-pine-700">
        {[phone, email, notlar].filter(Boolean).join(' · ')}
      </span>
      {!blocked && (
        <span className="block text-sm text-pine-700">{sums.filter(Boolean).join(' · ')}</span>
      )}
    </p>
  )
}
