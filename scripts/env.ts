import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The environment of the demo: what `.env.example` says, for the local backend. */
export function demoEnv(): Record<string, string> {
  const entries = Object.entries(parseEnv(readFileSync('.env.example', 'utf8')))
  return Object.fromEntries(entries.map(([key, value]) => [key, value ?? '']))
}

/** Makes this process, and what it builds or serves, the demo, whatever `.env` holds. */
export function setDemoEnv(): void {
  Object.assign(process.env, demoEnv())
}

/** Whether a project id names a demo: by the official tools' convention such a project has nothing in the cloud. */
export function isDemoProject(projectId: string): boolean {
  return projectId.startsWith('demo-')
}
