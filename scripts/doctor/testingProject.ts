import { seed } from '#scripts/sample/seed.ts'
import { startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import type { Project } from './project.ts'

/** An address without a server. */
export const NOWHERE = 'http://127.0.0.1:2'

type Rules = { [key: string]: boolean | Rules }

/**
 * A project on a local backend for the running test, with sample data, and by default the real
 * rules.
 */
export async function startTestProject(rules?: Rules): Promise<Project> {
  const data = seed('2026-07-01')
  const backend = await startTestBackend(
    rules ? { rules, data } : { rulesFile: 'database.rules.json', data },
  )
  return {
    databaseUrl: backend.databaseUrl,
    authUrl: `${backend.authUrl}/identitytoolkit.googleapis.com`,
    apiKey: 'demo-key',
    siteUrl: 'https://villa.example',
    owners: ['owner@example.com', 'coowner@example.com'],
  }
}
