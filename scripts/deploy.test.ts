import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { demoEnv } from '#caretaker/env.ts'

test('the demo is never deployed', () => {
  // Without a PATH npm and npx cannot be found, in case the refusal fails.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/deploy.ts'],
    { env: { ...demoEnv(), PATH: '' }, encoding: 'utf8' },
  )

  expect(status).toBe(1)
  expect(stdout).toContain("✗ The settings are the demo's")
  expect(stdout).not.toContain('Building')
  expect(stderr).toContain('Nothing was built or deployed.')
})
