import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The files of a folder that hold settings, as the build reads them; what stands in a later one counts. */
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** The settings in a folder's files and, before them, in the environment. Nothing in a value is replaced: a password may hold a `$`. */
export function readEnvironment(folder: string): { [name: string]: string | undefined } {
  const files = FILES.map((name) => join(folder, name)).filter((path) => existsSync(path))
  const read = files.map((path) => parseEnv(readFileSync(path, 'utf8')))
  return Object.assign({}, ...read, process.env) as { [name: string]: string | undefined }
}
