import { writeAmount } from '#domain/field/amount.ts'
import type { SeenQuote } from '#domain/request/request.ts'
import { peopleIn, type StoredRequest } from '#domain/request/request.ts'
import type { Reservation, StoredStay } from '#domain/stay/reservation.ts'
import { readDraft } from '#ui/form/drafts.ts'
import { ownersDraft } from '#db/cache.ts'
import { EMPTY_STAY, stayDraft, type StayTexts, textsOfDays, textsOfRecord } from './stayTexts.ts'

/** What the form of a stay is for. */
export type FormTarget = {
  /** The stay's id, which a new one gets. */
  id: string
  draftKey: string
  /** The record as it is stored now; `null` for a new stay, or after its deletion. */
  record: StoredStay | null
  /** The texts of the untouched form; `null` after the record's deletion. */
  texts: StayTexts | null
} & (
  | { kind: 'add' | 'update' }
  /** The request that saving accepts. */
  | { kind: 'accept'; request: StoredRequest }
)

/** A new stay, empty or on picked days. */
export function newStayTarget(id: string, texts: StayTexts = EMPTY_STAY): FormTarget {
  const draftKey = stayDraft(id)
  return {
    kind: 'add',
    id,
    draftKey,
    record: null,
    texts: readDraft(draftKey, EMPTY_STAY)?.seen ?? texts,
  }
}

/** A stored stay, or one that was deleted while it was edited. */
export function editTarget(id: string, record: StoredStay | null): FormTarget {
  const draftKey = stayDraft(id)
  // A deposit that came with a new stay is stored as its payment.
  const depositMethod = readDraft(draftKey, EMPTY_STAY)?.texts.depositMethod ?? ''
  const texts = record && { ...textsOfRecord(record), depositMethod }
  return { kind: 'update', id, draftKey, record, texts }
}

/**
 * The stay that accepts a request: a new one, or the one that holds its days, at the price that its
 * guest saw, or today's.
 */
export function acceptanceTarget(
  newId: string,
  request: StoredRequest,
  held: Reservation | null,
  price: SeenQuote | null,
): FormTarget {
  const draftKey = ownersDraft(`accept/${request.id}`)
  const { guest, dates, phone, email, notes, guests, quote } = request
  const amounts = quote ?? price
  return {
    kind: 'accept',
    request,
    id: held?.id ?? (readDraft(draftKey, EMPTY_STAY)?.id || newId),
    draftKey,
    record: held,
    texts: {
      ...(held ? textsOfRecord(held) : textsOfDays(dates)),
      musteriAdi: guest,
      notlar: held?.notlar || notes,
      phone,
      email,
      guests: guests ? String(peopleIn(guests)) : '',
      ...(held && held.toplamUcret > 0
        ? {}
        : {
            toplamUcret: amounts ? writeAmount(amounts.total) : '',
            kapora: amounts ? writeAmount(amounts.deposit) : '',
          }),
    },
  }
}
