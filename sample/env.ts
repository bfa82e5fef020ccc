import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The environment of the demo: `.env.example`, for the local backend. */
export function demoEnv(): Record<string, string> {
  const entries = Object.entries(parseEnv(readFileSync('.env.example', 'utf8')))
  return Object.fromEntries(entries.map(([key, value]) => [key, value ?? '']))
}

/** Sets the demo's environment for this process and its children, overriding `.env`. */
export function setDemoEnv(): void {
  Object.assign(process.env, demoEnv())
}

/**
 * Whether a project id is a demo's: by the official tools' convention such a project has nothing in
 * the cloud.
 */
export function isDemoProject(projectId: string): boolean {
  return projectId.startsWith('demo-')
}
