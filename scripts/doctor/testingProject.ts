import { seed } from '#sample/seed.ts'
import type { JsonObject } from '#rtdb-emulator/rtdb/json.ts'
import { startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import type { Project } from './project.ts'

type Rules = { [key: string]: boolean | Rules }

/** The sample data of a test's project. */
export const SAMPLE = Object(seed('2026-07-01')) as JsonObject

/**
 * A project on a local backend for the running test, with sample data, and by default the real
 * rules.
 */
export async function startTestProject(
  options: { rules?: Rules; data?: JsonObject } = {},
): Promise<Project> {
  const { rules, data = {} } = options
  const backend = await startTestBackend({
    ...(rules ? { rules } : { rulesFile: 'database.rules.json' }),
    data: { ...SAMPLE, ...data },
  })
  return {
    databaseUrl: backend.databaseUrl,
    authUrl: `${backend.authUrl}/identitytoolkit.googleapis.com`,
    apiKey: 'demo-key',
    siteUrl: 'https://villa.example',
    owners: ['owner@example.com', 'coowner@example.com'],
  }
}
