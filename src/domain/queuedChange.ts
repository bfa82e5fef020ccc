import * as v from 'valibot'
import { type AnswerOperation, answeringSchema } from './pendingAnswers.ts'
import {
  type ChoicesEdit,
  choicesSchema,
  scriptSchema,
  type ScriptEdit,
} from './caretaker/pendingCaretaker.ts'
import { channelSchema, type ChannelOperation } from './channels/pendingChannels.ts'
import { changeSchema, type StayChange } from './commands/changeSchema.ts'
import { guideSchema, type GuideEdit } from './guide/pendingGuide.ts'
import { type LetterOperation, letterSchema } from './letters/pendingLetters.ts'
import type { Pending } from './pending.ts'
import type { PriceChange } from './prices/priceChange.ts'
import { pricesSchema } from './prices/pendingPrices.ts'
import { settingsSchema, type SettingsEdit } from './settings/pendingSettings.ts'

/** The content of each kind of item in the device's queue. */
type Contents = {
  stay: StayChange
  answer: AnswerOperation
  letter: LetterOperation
  prices: PriceChange
  settings: SettingsEdit
  guide: GuideEdit
  channel: ChannelOperation
  choices: ChoicesEdit
  script: ScriptEdit
}

/** The kinds of items. */
export type ChangeKind = keyof Contents

/** A change of any kind. */
export type ChangeToQueue = { [Of in ChangeKind]: { of: Of } & Contents[Of] }[ChangeKind]

/** An item of the device's queue, with its key and the device's time in ms since 1970. */
export type QueuedChange<K extends ChangeKind = ChangeKind> = Extract<ChangeToQueue, { of: K }> & {
  entry: string
  at: number
}

const schemas: { [K in ChangeKind]: v.GenericSchema<unknown, Contents[K]> } = {
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
  const content = v.safeParse(schemas[of], said)
  // TypeScript does not connect the kind with its schema.
  return content.success ? ({ ...content.output, of, entry, at } as QueuedChange) : null
}

/** The items of a kind that are pending rather than refused. */
export function pendingOf<K extends ChangeKind>(
  works: readonly Pending<QueuedChange>[],
  of: K,
): QueuedChange<K>[] {
  const isOf = (work: QueuedChange): work is QueuedChange<K> => work.of === of
  return works.flatMap(({ work, refusal }) => (refusal === null && isOf(work) ? work : []))
}
