import { useCallback, useMemo } from 'react'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import type { Received } from '#domain/inbox.ts'
import type { Reservation } from '#domain/reservation.ts'
import { declinesDue, lettersDue, type WrittenLetters } from '#domain/letters/due.ts'
import { followWrittenToAll } from '#db/officeValues.ts'
import { requestRecipient } from '#features/letters/letterText.ts'
import { useRemote } from '#lib/remote.ts'
import { type Answers, useInboxNow } from '#features/requests/useAnswers.ts'
import type { Letters } from '#features/letters/useLetters.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import { Card, SourceBadge } from '#features/office/cards.tsx'
import { useGuestName } from '#features/office/useOffice.ts'
import { Button } from '#ui/Button.tsx'
import { FoldedList } from './StaysCard.tsx'

type LettersToWriteProps = {
  all: readonly Reservation[]
  today: IsoDate
  letters: Letters
  answers: Answers
}

const NOTHING_WRITTEN: WrittenLetters = new Map()
const NO_REQUESTS: readonly Received[] = []

/** The letters that are due and not sent yet, live. */
export function LettersToWrite({ all, today, letters, answers }: LettersToWriteProps) {
  const [inbox] = useInboxNow(today, answers)
  const requests = inbox.state === 'ready' ? inbox.value.requests : NO_REQUESTS
  const { write, writtenTo } = letters
  const due = useMemo<readonly LetterToWrite[]>(
    () => [
      ...declinesDue(requests, today, villa.timeZone).map((request) => ({
        about: request.id,
        guest: request.guest,
        kind: 'decline' as const,
        onWrite: () =>
          write({ request: requestRecipient(request, { taken: false, prices: null, today }) }),
      })),
      ...lettersDue(all, today, villa.timeZone).map(({ reservation, kind }) => ({
        about: reservation.id,
        guest: reservation.musteriAdi,
        kind,
        source: reservation.source,
        onWrite: () => write({ stay: reservation, kind }),
      })),
    ],
    [requests, all, today, write],
  )
  // A string, so that equal ids do not subscribe again; ids contain no spaces.
  const ids = due.map(({ about }) => about).join(' ')
  const follow = useCallback(
    (
      onWritten: (written: ReadonlyMap<string, WrittenLetters>) => void,
      onFailure: (failure: Failure) => void,
    ) => (ids === '' ? () => {} : followWrittenToAll(ids.split(' '), onWritten, onFailure)),
    [ids],
  )
  const [written] = useRemote(follow)
  if (written.state !== 'ready') return null
  const sent = new Map(
    ids.split(' ').map((id) => [id, writtenTo(id, written.value.get(id) ?? NOTHING_WRITTEN)]),
  )
  return <DueLettersCard letters={due.filter(({ about, kind }) => !sent.get(about)?.has(kind))} />
}

type LetterToWrite = {
  about: string
  guest: string
  kind: LetterKind
  source?: Reservation['source']
  onWrite: () => void
}

function DueLettersCard({ letters }: { letters: readonly LetterToWrite[] }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  if (letters.length === 0) return null
  return (
    <Card title={t('office.writing.due')}>
      <FoldedList>
        {letters.map(({ about, guest, kind, source, onWrite }) => (
          <li
            key={`${about} ${kind}`}
            className="flex flex-wrap items-center justify-between gap-2 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="wrap-anywhere">
              <span className="font-semibold">{nameOf(guest)}</span>{' '}
              {source && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
              <span className="block text-sm text-pine-700">
                {t(`office.writing.kinds.${kind}`)}
              </span>
            </span>
            <Button
              size="small"
              aria-label={t('office.writing.openFor', { guest: nameOf(guest) })}
              onClick={onWrite}
            >
              {t('office.writing.open')}
            </Button>
          </li>
        ))}
      </FoldedList>
    </Card>
  )
}
