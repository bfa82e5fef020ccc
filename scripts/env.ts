import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export function demoEnv(): Record<string, string> {
  const entries = Object.entries(parseEnv(readFileSync('.env.example', 'utf8')))
  return Object.fromEntries(entries.map(([key, value]) => [key, value ?? '']))
}

/** Sets the demo's environment for this process and its children, overriding `.env`. */
export function setDemoEnv(): void {
  Object.assign(process.env, demoEnv())
}

/** By the official tools' convention a demo project has nothing in the cloud. */
export function isDemoProject(projectId: string): boolean {
  return projectId.startsWith('demo-')
}
