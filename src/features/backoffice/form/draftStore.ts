import * as v from 'valibot'
import { type IsoDate, parseDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { FormValues } from './reservationForm.ts'

const STORAGE_KEY = 'villa.admin.draft'

const valuesSchema = v.object({
  musteriAdi: v.string(),
  girisTarihi: v.string(),
  cikisTarihi: v.string(),
  toplamUcret: v.string(),
  kapora: v.string(),
  kalan: v.nullable(v.string()),
  notlar: v.string(),
})

const daySchema = v.custom<IsoDate>((day) => typeof day === 'string' && parseDate(day) === day)

const reservationSchema = v.object({
  id: v.string(),
  stay: v.object({ checkIn: daySchema, checkOut: daySchema }),
  musteriAdi: v.string(),
  kapora: v.number(),
  kalan: v.number(),
  toplamUcret: v.number(),
  notlar: v.string(),
})

const draftsSchema = v.object({
  added: v.optional(valuesSchema),
  edited: v.optional(v.object({ base: reservationSchema, values: valuesSchema })),
})

type Drafts = v.InferOutput<typeof draftsSchema>

/** The reservation whose editing a reload cut short, as it was when the owner opened it; `null` when there is none. */
export function unfinishedEdit(): Reservation | null {
  return readDrafts().edited?.base ?? null
}

/** What was typed for `base` (for a new reservation when `null`) and the record it was typed over. */
export function typedDraft(base: Reservation | null): {
  base: Reservation | null
  values: FormValues
} | null {
  const { added, edited } = readDrafts()
  if (base === null) return added ? { base, values: added } : null
  return edited?.base.id === base.id ? edited : null
}

/** Keeps what is typed for `base` (for a new reservation when `null`) until it is saved or given up; the newest edit replaces an older one. */
export function keepDraft(base: Reservation | null, values: FormValues): void {
  const drafts = readDrafts()
  writeDrafts(
    base === null ? { ...drafts, added: values } : { ...drafts, edited: { base, values } },
  )
}

/** Forgets what was typed for `base`, or for a new reservation when `null`. */
export function forgetDraft(base: Reservation | null): void {
  const { added, edited } = readDrafts()
  const keepAdded = base !== null && added
  const keepEdited = edited?.base.id !== base?.id && edited
  writeDrafts({ ...(keepAdded && { added }), ...(keepEdited && { edited }) })
}

/** Forgets everything that was typed, for whoever sits here next. */
export function forgetDrafts(): void {
  writeDrafts({})
}

function readDrafts(): Drafts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    const drafts = v.safeParse(draftsSchema, stored)
    return drafts.success ? drafts.output : {}
  } catch {
    return {}
  }
}

function writeDrafts(drafts: Drafts): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(drafts))
  } catch {
    // Storage may be full or closed; the draft then lasts as long as the page.
  }
}
