import * as v from 'valibot'
import type { Refusal } from '#domain/pending.ts'
import {
  isSettingsPart,
  type SettingsPart,
  type SettingsValues,
  type StoredPart,
} from './settings.ts'

/** An owner's change of a part of the settings, with the version and values that they loaded. */
export type SettingsWish = {
  setting: SettingsPart
  base: SettingsValues
  wanted: SettingsValues
  version: number
}

/** The same as queued on the device: with its key and time. */
export type SettingsWork = SettingsWish & { entry: string; at: number }

/** A pending change, or its refusal. */
export type PendingSettings = { work: SettingsWork; handed: boolean; refusal: Refusal | null }

const values = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))

const workSchema = v.strictObject({
  setting: v.pipe(v.string(), v.guard(isSettingsPart)),
  base: values,
  wanted: values,
  version: v.pipe(v.number(), v.integer()),
  entry: v.string(),
  at: v.pipe(v.number(), v.finite()),
})

/** Parses a queued change, possibly of another release; `null` if it is invalid. */
export function readSettingsWork(stored: unknown): SettingsWork | null {
  const read = v.safeParse(workSchema, stored)
  return read.success ? read.output : null
}

/** A part with the pending changes applied. */
export function partWithPending(
  part: SettingsPart,
  stored: StoredPart,
  pending: readonly PendingSettings[],
): StoredPart {
  const last = pending.findLast(({ work, refusal }) => work.setting === part && refusal === null)
  if (!last || stored.version > last.work.version) return stored
  return { values: last.work.wanted, version: last.work.version + 1 }
}
