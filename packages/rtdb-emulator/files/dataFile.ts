import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Account } from '#rtdb-emulator/auth/accounts.ts'
import { memberOf } from '#rtdb-emulator/rtdb/json.ts'
import type { Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson, toJson } from '#rtdb-emulator/rtdb/value.ts'

/** The backend's state. */
export type Content = { data: Stored; accounts: readonly Account[] }

const SAVE_DELAY_MS = 250

/**
 * Reads a file that `keepDataFile` wrote, or the database's own JSON, which has no accounts; `null` if it does
 * not exist. Throws an error with the file's name
 * when it is unreadable.
 */
export function loadData(file: string): (Pick<Content, 'data'> & Partial<Content>) | null {
  if (!existsSync(file)) return null
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof content !== 'object' || content === null) throw new Error('it is no object')
    if (!('data' in content)) return { data: fromJson(content) }
    const listed = 'accounts' in content ? content.accounts : []
    if (!Array.isArray(listed)) throw new Error('its "accounts" are no list')
    const accounts: unknown[] = listed
    return { data: fromJson(content.data), accounts: accounts.map(readAccount) }
  } catch (error) {
    throw new Error(
      `The data file ${file} cannot be read: ${messageOf(error)}. Mend it, or delete it to start anew.`,
      { cause: error },
    )
  }
}

/**
 * Saves to `file`: `changed()` saves the result of `read()` within a third of a second, `close()`
 * immediately. Writes a new file and renames it, so that `file` is always complete. Creates the
 * directory; throws an error with the file's name when it cannot.
 */
export function keepDataFile(file: string, read: () => Content, log: (line: string) => void) {
  makeDirectory(file)
  let timer: NodeJS.Timeout | undefined
  let saving = Promise.resolve()

  function changed() {
    timer ??= setTimeout(() => void save(), SAVE_DELAY_MS)
  }

  function save(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const { data, accounts } = read()
    const content = { data: toJson(data, { priorities: true }), accounts }
    const text = JSON.stringify(content, null, 1)
    saving = saving
      .then(() => replaceFile(file, text))
      .catch((error: unknown) => {
        log(`The data could not be saved to ${file}: ${messageOf(error)}`)
      })
    return saving
  }

  return { changed, close: () => (timer === undefined ? saving : save()) }
}

function makeDirectory(file: string) {
  try {
    mkdirSync(dirname(file), { recursive: true })
  } catch (error) {
    throw new Error(`The data file ${file} cannot be kept there: ${messageOf(error)}`, {
      cause: error,
    })
  }
}

async function replaceFile(file: string, text: string) {
  await writeFile(`${file}.tmp`, text)
  await rename(`${file}.tmp`, file)
}

function readAccount(content: unknown): Account {
  const fields = toJson(fromJson(content), { priorities: false })
  const [uid, email, password] = ['uid', 'email', 'password'].map((key) => memberOf(fields, key))
  const createdAt = memberOf(fields, 'createdAt')
  if (typeof uid !== 'string' || typeof email !== 'string' || typeof password !== 'string') {
    throw new Error('an account needs "uid", "email" and "password"')
  }
  return { uid, email, password, createdAt: typeof createdAt === 'number' ? createdAt : 0 }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
