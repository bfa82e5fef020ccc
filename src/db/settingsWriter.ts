import { SERVER_TIME } from '#domain/commands/writes.ts'
import { Failure } from '#domain/failure.ts'
import { writeFields } from '#domain/record.ts'
import { beforePathOf, fieldsOf, mergePart, pathOf, readPart } from '#domain/settings/settings.ts'
import type { Work } from '#domain/keptWork.ts'
import { type Line, read, tryUpdate } from './line.ts'

/** The number of attempts while other owners are faster. */
const TRIES = 20

/**
 * Stores a change of the settings; pending while offline. When another owner was first, it merges
 * both; rejects with the `Failure` `changed` if both changed the same field, else with another one.
 */
export async function sendSettings(line: Line, work: Work<'settings'>): Promise<void> {
  const { setting, base, wanted, entry } = work
  const fields = fieldsOf(setting)
  const path = pathOf(setting)
  const beforePath = beforePathOf(setting)
  let [before, after, version] = [base, wanted, work.version]
  for (let tries = 0; tries < TRIES; tries += 1) {
    const writes = {
      [path]: { ...writeFields(fields, after), version: version + 1 },
      [beforePath]: { ...writeFields(fields, before), entry, by: line.author(), at: SERVER_TIME },
    }
    if (await tryUpdate(line, writes)) return
    // An earlier response may have been lost.
    if ((await read(line, `${beforePath}/entry`)) === entry) return
    const now = readPart(setting, await read(line, path))
    if (now.version === version) break
    const theirs = now.values ?? base
    const { merged, clashes } = mergePart(setting, base, theirs, wanted)
    if (clashes.length > 0) throw new Failure('changed', `Both changed ${clashes.join(', ')}`)
    ;[before, after, version] = [theirs, merged, now.version]
  }
  throw new Failure('permission', 'Permission denied')
}
