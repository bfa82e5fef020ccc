import type { ReservationDraft } from '#domain/reservation.ts'

/**
 * The stay without what is still owed, which counts as a discount: the balance is reduced, and the
 * deposit if that is not enough.
 */
export function closed<Stay extends ReservationDraft>(
  stay: Stay,
  owed: number,
  reason: string,
): Stay {
  const fromBalance = Math.min(stay.kalan, owed)
  return {
    ...stay,
    kalan: stay.kalan - fromBalance,
    kapora: stay.kapora - (owed - fromBalance),
    toplamUcret: Math.max(0, stay.toplamUcret - owed),
    discount: (stay.discount ?? 0) + owed,
    discountReason: reason,
  }
}

/** The stay with its discount owed again. */
export function reopened<Stay extends ReservationDraft>(stay: Stay): Stay {
  const { discount = 0, kalan, toplamUcret } = stay
  const open = { ...stay, kalan: kalan + discount, toplamUcret: toplamUcret + discount }
  delete open.discount
  delete open.discountReason
  return open
}
