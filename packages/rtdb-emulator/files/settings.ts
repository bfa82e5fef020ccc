import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The emulators' settings in `firebase.json` and `.firebaserc`, which the local backend uses. */
export type Settings = {
  project: string
  rulesFile: string
  databaseHost: string
  databasePort: number
  authPort: number
}

/**
 * Reads the settings of the project at `projectRoot`; throws an error that names a missing or wrong
 * one.
 */
export function readSettings(projectRoot: string): Settings {
  const firebase = readJson(join(projectRoot, 'firebase.json'))
  const rc = readJson(join(projectRoot, '.firebaserc'))
  return {
    project: textAt(rc, '.firebaserc', 'projects.default'),
    rulesFile: join(projectRoot, textAt(firebase, 'firebase.json', 'database.rules')),
    databaseHost: textAt(firebase, 'firebase.json', 'emulators.database.host'),
    databasePort: portAt(firebase, 'firebase.json', 'emulators.database.port'),
    authPort: portAt(firebase, 'firebase.json', 'emulators.auth.port'),
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} cannot be read: ${String(error)}`, { cause: error })
  }
}

function textAt(content: unknown, file: string, keys: string): string {
  const value = valueAt(content, keys)
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`${file} must have a text at ${keys}.`)
}

function portAt(content: unknown, file: string, keys: string): number {
  const value = valueAt(content, keys)
  if (typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 65_536)
    return value
  throw new Error(`${file} must have a port number at ${keys}.`)
}

function valueAt(content: unknown, keys: string): unknown {
  return keys.split('.').reduce<unknown>((node, key) => {
    return typeof node === 'object' && node !== null ? new Map(Object.entries(node)).get(key) : null
  }, content)
}
