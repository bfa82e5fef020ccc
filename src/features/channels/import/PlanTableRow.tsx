import { useId } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { choiceOf } from '#domain/channels/intent.ts'
import type { PlanRow, Rival } from '#domain/channels/planRow.ts'
import { countNights, sameStay, type Stay } from '#domain/stay.ts'
import { guestNameOf } from '#domain/channels/siteWords.ts'
import { Badge, SourceBadge } from '#features/office/cards.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { useGuestName } from '#features/office/useOffice.ts'

/** The stay's guest, or the event's name in the calendar. */
export function guestOf(row: PlanRow): string {
  if (row.state === 'new' || row.state === 'asked') return row.draft.musteriAdi
  if ('base' in row && row.base) return row.base.musteriAdi
  const title = 'event' in row && row.event ? row.event.title : ''
  return guestNameOf(title) || title || '—'
}

/** The dates of a row; `null` for an event without any. */
function daysOf(row: PlanRow): Stay | null {
  if (row.state === 'conflict') return row.stay
  if (row.state === 'changed' || row.state === 'asked') return row.draft.stay
  if ('event' in row && row.event && 'stay' in row.event) return row.event.stay
  return 'base' in row && row.base ? row.base.stay : null
}

type PlanTableRowProps = { row: PlanRow; ticked: boolean; onTick: (on: boolean) => void }

const LOOKS: { readonly [state in PlanRow['state']]: string } = {
  new: 'bg-mint-100 text-pine-800',
  changed: 'bg-accent-100 text-accent-800',
  gone: 'bg-linen-200 text-pine-800',
  asked: 'bg-accent-100 text-accent-800',
  missing: 'bg-linen-200 text-pine-800',
  conflict: 'bg-alert-100 text-alert-700',
  unreadable: 'bg-alert-100 text-alert-700',
  same: 'bg-linen-100 text-pine-700',
  skipped: 'bg-linen-100 text-pine-700',
}

/** An event, or a stay whose event is missing: its action, guest, dates and reason. */
export function PlanTableRow({ row, ticked, onTick }: PlanTableRowProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const id = useId()
  const days = daysOf(row)
  const mayTick = choiceOf(row) !== 'none'
  return (
    <tr className="align-top">
      <td className="py-3 pr-3 whitespace-nowrap">
        <Badge className={LOOKS[row.state]}>{t(`office.channels.states.${row.state}`)}</Badge>
      </td>
      <td className="py-3">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1 wrap-anywhere">
            <label htmlFor={mayTick ? id : undefined} className="font-semibold">
              {nameOf(guestOf(row))}
            </label>{' '}
            <span className="tabular-nums">{days && formatDates(days, language)}</span>
            <Detail row={row} />
            {'overHeld' in row && row.overHeld && <Line>{t('office.channels.overHeld')}</Line>}
          </div>
          {mayTick && (
            <input
              id={id}
              type="checkbox"
              checked={ticked}
              onChange={({ target }) => onTick(target.checked)}
              className="mt-0.5 size-5 shrink-0 accent-accent-700"
            />
          )}
        </div>
      </td>
    </tr>
  )
}

/** A row's reason; for a conflict the other stay and the possible actions. */
function Detail({ row }: { row: PlanRow }) {
  const { t, language } = useTranslation()
  switch (row.state) {
    case 'new':
    case 'same':
      return null
    case 'asked':
      return <Line>{t('office.channels.asked', { count: countNights(row.draft.stay) })}</Line>
    case 'gone':
    case 'missing':
      return <Line>{t('office.channels.gone')}</Line>
    case 'changed':
      return (
        <Line>
          {sameStay(row.base.stay, row.draft.stay)
            ? t(`office.channels.${row.base.source === row.draft.source ? 'renamed' : 'resold'}`)
            : t('office.channels.moved', { dates: formatDates(row.base.stay, language) })}
        </Line>
      )
    case 'unreadable':
      return (
        <>
          <Line>{t(`office.channels.reasons.${row.reason}`)}</Line>
          <Line>{row.event.raw}</Line>
        </>
      )
    case 'skipped':
      return <Line>{t(`office.channels.reasons.${row.reason}`)}</Line>
    case 'conflict':
      return (
        <>
          {row.rivals.map((rival) => (
            <RivalLine key={`${rival.id} ${rival.stay.checkIn}`} rival={rival} />
          ))}
          <Line>{t('office.channels.whatToDo')}</Line>
        </>
      )
  }
}

function RivalLine({ rival: { guest, stay, source, id } }: { rival: Rival }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  return (
    <p className="font-semibold text-alert-700">
      {t(id === null ? 'office.channels.takenInFile' : 'office.channels.taken', {
        guest: nameOf(guest),
        dates: formatDates(stay, language),
      })}{' '}
      {source && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
    </p>
  )
}

function Line({ children }: { children: string }) {
  return <p className="text-sm text-pine-700">{children}</p>
}
