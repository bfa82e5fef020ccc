import { SERVER_TIME } from '#domain/commands/writes.ts'
import type { QueuedChange } from '#domain/queuedChange.ts'
import { writeFields } from '#domain/record.ts'
import {
  beforePathOf,
  differences,
  fieldsOf,
  mergePart,
  pathOf,
  readPart,
} from '#domain/settings/settings.ts'
import { sendEdit } from './editWriter.ts'
import type { DatabaseClient } from './client.ts'

/** Stores a change of the settings as `sendEdit` does. */
export function sendSettings(
  client: DatabaseClient,
  work: QueuedChange<'settings'>,
): Promise<void> {
  const { setting, entry } = work
  const fields = fieldsOf(setting)
  const path = pathOf(setting)
  return sendEdit(client, work, {
    path,
    read: (stored) => readPart(setting, stored),
    writes: (before, after, version) => ({
      [path]: { ...writeFields(fields, after), version },
      [beforePathOf(setting)]: {
        ...writeFields(fields, before),
        entry,
        by: client.author(),
        at: SERVER_TIME,
      },
    }),
    merge: (...versions) => mergePart(setting, ...versions),
    isSame: (one, other) => differences(setting, one, other).length === 0,
  })
}
