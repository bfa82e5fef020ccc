import { useTranslation } from 'react-i18next'
import { isRemoved } from '#domain/removedPerson.ts'
import { ContactWays } from '#features/letters/ContactWays.tsx'
import { Button } from '#ui/Button.tsx'
import type { Row } from './row.ts'

/** A stay's notes, number of guests, arrival time, and links to its guest. */
export function NotesCell({ reservation, guestId, texts, onWrite, onPage }: Row) {
  const { notlar, phone, email, musteriAdi, blocked, deletion } = reservation
  const isReached = phone !== undefined || email !== undefined
  const hasGuest = !blocked && !deletion && !isRemoved(musteriAdi)
  const page = hasGuest && onPage && (
    <Button
      variant="quiet"
      size="small"
      className="whitespace-nowrap"
      aria-describedby={guestId}
      onClick={() => onPage(reservation)}
    >
      {texts.guestPage}
    </Button>
  )
  return (
    <>
      {notlar && <span className="mr-3">{notlar}</span>}
      <Guests reservation={reservation} />
      {isReached && hasGuest ? (
        <span className="block whitespace-normal">
          <span className="mt-1 flex flex-wrap gap-x-4 wrap-anywhere @3xl:mt-0">
            {phone !== undefined && <span className="tabular-nums">{phone}</span>}
            {email !== undefined && (
              <span title={email} className="@3xl:line-clamp-1 @3xl:break-all">
                {email}
              </span>
            )}
          </span>
          <span className={`block ${LOW}`}>
            <ContactWays phone={phone} email={email} describedBy={guestId}>
              {page}
              {onWrite && (
                <WriteButton describedBy={guestId} onWrite={() => onWrite(reservation)} />
              )}
            </ContactWays>
          </span>
        </span>
      ) : (
        // Aligned with the other texts and no higher than two lines of a row.
        page && <span className="-my-1 -ml-3 inline-block">{page}</span>
      )}
    </>
  )
}

/** Links are closer together in a row than on a card, which is touched. */
const LOW =
  '@3xl:*:-ml-2 @3xl:[&_:is(a,button)]:min-h-6 @3xl:[&_:is(a,button)]:px-2 @3xl:[&_:is(a,button)]:whitespace-nowrap'

function Guests({ reservation: { guests, arrivalTime } }: Pick<Row, 'reservation'>) {
  const { t } = useTranslation()
  if (guests === undefined && arrivalTime === undefined) return null
  return (
    <span className="flex flex-wrap gap-x-4">
      {guests !== undefined && <span>{t('office.today.guests', { count: guests })}</span>}
      {arrivalTime !== undefined && <span>{t('office.guests.comes', { time: arrivalTime })}</span>}
    </span>
  )
}

function WriteButton({ describedBy, onWrite }: { describedBy: string; onWrite: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" size="small" aria-describedby={describedBy} onClick={onWrite}>
      {t('office.writing.open')}
    </Button>
  )
}
