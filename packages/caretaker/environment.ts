import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The settings files of a folder, as the build reads them; later ones take precedence. */
const FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** Values are literal, because a password may contain a `$`. */
export function readEnvironment(folder: string): { [name: string]: string | undefined } {
  const files = FILES.map((name) => join(folder, name)).filter((path) => existsSync(path))
  const read = files.map((path) => parseEnv(readFileSync(path, 'utf8')))
  return Object.assign({}, ...read, process.env) as { [name: string]: string | undefined }
}
