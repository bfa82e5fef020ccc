import { SERVER_TIME, type Writes } from '#domain/commands/writes.ts'
import {
  copyFields,
  type CopyProblem,
  copyTroubleFields,
  readCopies,
  type Unfit,
} from '#domain/caretaker/copyNote.ts'
import { Failure } from '#domain/failure.ts'
import { writeFields } from '#domain/record.ts'
import { tryUpdate, type DatabaseClient, read } from '#db/client.ts'
import type { CopyFile } from './copyFolder.ts'

/** Also for a caretaker that was killed after writing; one with an older folder reports nothing. */
export async function noteCopy(
  client: DatabaseClient,
  { newest, count }: { newest: CopyFile | null; count: number },
  unfit: Unfit | null,
): Promise<void> {
  const known = readCopies(await read(client, 'caretaker'))
  const isNews = newest !== null && (known.copy === null || newest.day > known.copy.day)
  if (!isNews && known.trouble === null) return
  const copy = isNews && {
    day: newest.day,
    bytes: newest.bytes,
    kept: count,
    ...(newest.sealed && { sealed: true as const }),
    ...(unfit && { unfit }),
  }
  await note(client, {
    ...(copy && { 'caretaker/copy': { ...writeFields(copyFields, copy), at: SERVER_TIME } }),
    'caretaker/copyTrouble': null,
  })
}

export async function noteTrouble(client: DatabaseClient, problem: CopyProblem): Promise<void> {
  const known = readCopies(await read(client, 'caretaker'))
  if (known.trouble?.problem === problem) return
  const trouble = writeFields(copyTroubleFields, { problem })
  await note(client, { 'caretaker/copyTrouble': { ...trouble, at: SERVER_TIME } })
}

async function note(client: DatabaseClient, writes: Writes) {
  if (await tryUpdate(client, writes)) return
  throw new Failure('permission', 'The database takes no word of copies: are its rules deployed?')
}
