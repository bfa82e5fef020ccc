import * as v from 'valibot'
import { type Answering, answeringSchema } from './answerWork.ts'
import {
  type ChoicesWish,
  choicesSchema,
  scriptSchema,
  type ScriptWish,
} from './caretaker/caretakerWork.ts'
import { channelSchema, type ChannelWish } from './channels/channelWork.ts'
import { changeSchema, type StayWish } from './commands/changeSchema.ts'
import { guideSchema, type GuideWish } from './guide/guideWork.ts'
import { type LetterWish, letterSchema } from './letters/letterWork.ts'
import type { Pending } from './pending.ts'
import type { PriceChange } from './prices/priceChange.ts'
import { pricesSchema } from './prices/priceWork.ts'
import { settingsSchema, type SettingsWish } from './settings/settingsWork.ts'

/** What each kind of item of the device's queue says. */
type Wishes = {
  stay: StayWish
  answer: Answering
  letter: LetterWish
  prices: PriceChange
  settings: SettingsWish
  guide: GuideWish
  channel: ChannelWish
  choices: ChoicesWish
  script: ScriptWish
}

/** The kinds of items. */
export type ChangeKind = keyof Wishes

/** A wish of any kind. */
export type ChangeToQueue = { [Of in ChangeKind]: { of: Of } & Wishes[Of] }[ChangeKind]

/** An item of the device's queue, with its key and the device's time in ms since 1970. */
export type QueuedChange<K extends ChangeKind = ChangeKind> = Extract<ChangeToQueue, { of: K }> & {
  entry: string
  at: number
}

const schemas: { [K in ChangeKind]: v.GenericSchema<unknown, Wishes[K]> } = {
  stay: changeSchema,
  answer: answeringSchema,
  letter: letterSchema,
  prices: pricesSchema,
  settings: settingsSchema,
  guide: guideSchema,
  channel: channelSchema,
  choices: choicesSchema,
  script: scriptSchema,
}

const kinds = Object.keys(schemas) as ChangeKind[]

const begun = v.looseObject({
  of: v.picklist(kinds),
  entry: v.string(),
  at: v.pipe(v.number(), v.finite()),
})

/** Parses a queued item; `null` if it is invalid or has fields unknown to this release. */
export function readQueuedChange(stored: unknown): QueuedChange | null {
  const read = v.safeParse(begun, stored)
  if (!read.success) return null
  const { of, entry, at, ...said } = read.output
  const wish = v.safeParse(schemas[of], said)
  // TypeScript does not connect the kind with its schema.
  return wish.success ? ({ ...wish.output, of, entry, at } as QueuedChange) : null
}

/** The items of a kind that are pending rather than refused. */
export function waitingOf<K extends ChangeKind>(
  works: readonly Pending<QueuedChange>[],
  of: K,
): QueuedChange<K>[] {
  const isOf = (work: QueuedChange): work is QueuedChange<K> => work.of === of
  return works.flatMap(({ work, refusal }) => (refusal === null && isOf(work) ? work : []))
}
