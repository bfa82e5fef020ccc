import type { Unreadable } from '#domain/pending.ts'
import { draftTexts, fitsDraft, moveDraft } from '#lib/form/drafts.ts'
import {
  CANCEL_DRAFTS,
  EMPTY_REPLY,
  LOOKED_FOR,
  OWNERS_DRAFTS,
  PAYMENT_DRAFTS,
  REPLY_DRAFTS,
} from '#features/office/draftKeys.ts'
import {
  ANY_STAY,
  draftedOver,
  EMPTY_CANCELLATION,
  EMPTY_FORM,
  isAddition,
  isEdit,
} from '#features/stays/form/reservationForm.ts'
import { EMPTY_PAYMENT } from '#features/payments/paymentForm.ts'
import {
  EMPTY_SEASON,
  EMPTY_TERMS,
  SEASON_DRAFTS,
  TERMS_DRAFT,
} from '#features/prices/priceDrafts.ts'
import { EMPTY_GUIDE, GUIDE_DRAFT } from '#features/guide/guideForm.ts'
import { EMPTY_LETTER, LETTER_DRAFTS } from '#features/letters/letterForm.ts'

// No form writes here, and signing out removes it with all drafts.
const ASIDE = `${OWNERS_DRAFTS}aside/`

/**
 * Moves the drafts in this tab that this release cannot read, for instance after an update, to
 * where they are not overwritten; returns them.
 */
export function setUnreadableAside(): Unreadable[] {
  for (const { key } of draftTexts(OWNERS_DRAFTS)) {
    if (!key.startsWith(ASIDE) && !isReadable(key)) moveDraft(key, `${ASIDE}${key}/${Date.now()}`)
  }
  return draftTexts(ASIDE)
}

function isReadable(key: string): boolean {
  if (isEdit(key)) return fitsDraft(key, EMPTY_FORM) && draftedOver(key) !== null
  if (isAddition(key)) return fitsDraft(key, EMPTY_FORM)
  if (key.startsWith(SEASON_DRAFTS)) return fitsDraft(key, EMPTY_SEASON)
  if (key === TERMS_DRAFT) return fitsDraft(key, EMPTY_TERMS)
  if (key.startsWith(PAYMENT_DRAFTS)) return fitsDraft(key, EMPTY_PAYMENT)
  if (key.startsWith(CANCEL_DRAFTS)) return fitsDraft(key, EMPTY_CANCELLATION)
  if (key.startsWith(REPLY_DRAFTS)) return fitsDraft(key, EMPTY_REPLY)
  if (key.startsWith(LETTER_DRAFTS)) return fitsDraft(key, EMPTY_LETTER)
  if (key === GUIDE_DRAFT) return fitsDraft(key, EMPTY_GUIDE)
  return key === LOOKED_FOR && fitsDraft(key, ANY_STAY)
}
