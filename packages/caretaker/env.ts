import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Environment = { readonly [name: string]: string | undefined }

/**
 * Parses the text of an `.env` file as systemd does: a comment has its own line, so that a
 * password may contain `#` and `$`. Quotes around a whole value are removed.
 */
export function parseEnvFile(text: string): Record<string, string> {
  const entries = text.split(/\r?\n/).flatMap((line) => {
    const [, name, value = ''] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=(.*)$/.exec(line) ?? []
    return name === undefined ? [] : [[name, withoutQuotes(value.trim())] as const]
  })
  return Object.fromEntries(entries)
}

function withoutQuotes(value: string): string {
  const [, , quoted] = /^(["'])(.*)\1$/.exec(value) ?? []
  return quoted ?? value
}

/** The settings of a folder's files, of which later ones take precedence, overridden by the environment. */
export function readEnvironment(folder: string, mode = 'production'): Environment {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
  const read = files.map((path) => parseEnvFile(readFileSync(path, 'utf8')))
  return Object.assign({}, ...read, process.env) as Environment
}

/** The environment of the demo: `.env.example`, for the local backend. */
export function demoEnv(): Record<string, string> {
  return parseEnvFile(readFileSync('.env.example', 'utf8'))
}

/**
 * Whether a project id is a demo's: by the official tools' convention such a project has nothing in
 * the cloud.
 */
export function isDemoProject(projectId: string): boolean {
  return projectId.startsWith('demo-')
}
