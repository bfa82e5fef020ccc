import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { containing } from '#rtdb-emulator/testing/backend.ts'
import { checkEnvFiles } from './envFiles.ts'

test('names the file with an invisible mark before the first setting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'villa-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, '.env'), '\uFEFFVITE_FIREBASE_API_KEY=key\n')
  writeFileSync(join(folder, '.env.production'), 'VITE_FIREBASE_API_KEY=key\n')
  writeFileSync(join(folder, 'notes.env.txt'), '\uFEFF')

  expect(checkEnvFiles(folder)).toMatchObject([
    { mark: '✗', text: containing('.env begins with an invisible byte order mark') },
  ])
})
