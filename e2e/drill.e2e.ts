import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { STORED_PARTS, readBackup } from '#domain/backup/backup.ts'
import { entriesOf } from '#domain/records.ts'
import { findUnsoundness } from '#domain/soundness.ts'
import { keepCopy } from '#caretaker/copies/keepCopy.ts'
import { openClient } from '#caretaker/openClient.ts'
import { readCaretakerSettings } from '#caretaker/settings.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { openRoom, signIn } from './demo.ts'
import { restoreBackup } from '#scripts/restore/restoreBackup.ts'
import { type Backend, expect, PORTS, test } from './site.ts'

test('a lost season is restored from the caretaker’s encrypted backup @long', async ({
  page,
  backend,
}) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'drill-'))
  const keyFile = join(folder, 'key.txt')
  const key = /age1\w+/.exec(await command('--new-key', keyFile))?.[0] ?? ''
  await signIn(page)
  await expect(page.getByText('Hülya Aydın: eski')).toBeVisible()
  await removeUnreadable(backend)
  await collectAndCancel(page)
  const before = await seasonOf(backend)
  await keepSealed(folder, key)
  const sealed = readdirSync(folder).find((name) => name.endsWith('.age')) ?? ''

  await backend.store('', { admins: await backend.stored('admins') })
  await command('--decrypt', join(folder, sealed), '--key', keyFile)
  const read = readBackup(readFileSync(join(folder, sealed.replace('.age', '')), 'utf8'))
  if ('problem' in read) throw new Error(read.problem)
  const owner = await openAs(DEMO_ACCOUNTS.owner)
  const { different, refused } = await restoreBackup(owner.client, read.backup.parts, {
    dryRun: false,
  })
  await owner.close()

  expect([different, refused]).toEqual([[], []])
  // A backup of an account without its secret makes one.
  expect(await seasonOf(backend)).toMatchObject(before as Record<string, unknown>)
  expect(findUnsoundness(await backend.stored(''))).toEqual([])
  rmSync(folder, { recursive: true })
})

/** Runs the caretaker's command, and returns its output; the backend of this process goes on. */
async function command(...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [
    '--import',
    'tsx',
    'packages/caretaker/cli.ts',
    ...options,
  ])
  return stdout
}

const run = promisify(execFile)

/** Signs in with another connection than the page's. */
async function openAs({ email, password }: { email: string; password: string }) {
  const read = await readCaretakerSettings({})
  if ('problems' in read) throw new Error('No settings')
  const { env } = read.settings
  const backend = { host: '127.0.0.1', databasePort: PORTS.database, authPort: PORTS.auth }
  return openClient({ env, email, password, backend })
}

/** Makes a backup as the caretaker does, signed in with its own account. */
async function keepSealed(folder: string, key: string) {
  const { client, close } = await openAs(DEMO_ACCOUNTS.caretaker)
  const print = () => {}
  await keepCopy(client, { folder, key, site: 'here', now: Date.now(), print })
  await close()
}

/** No backup can restore an unreadable record. */
async function removeUnreadable(backend: Backend) {
  const id = entriesOf(await backend.stored('reservations')).find(([, half]) =>
    JSON.stringify(half).includes('31.02.'),
  )?.[0]
  for (const path of ['reservations', 'reservationDetails'])
    await backend.store(`${path}/${id}`, null)
  // The sample's reviews have no guests' pages, so that nobody could write them again.
  for (const path of ['reviews', 'reviewKeys', 'publishedReviews']) await backend.store(path, null)
}

/** Records a payment, and cancels a stay with a kept amount. */
async function collectAndCancel(page: Page) {
  const row = page.getByRole('row', { name: /Can Öztürk/ })
  await row.getByRole('button', { name: 'İptal et' }).click()
  await page.getByRole('dialog').locator('[name=kept]').fill('5000')
  await page.getByRole('button', { name: 'Evet, iptal et' }).click()
  await expect(row).toHaveCount(0)
  await openRoom(page, 'Bugün')
  const collected = page.getByRole('button', { name: 'Tahsil ettim: Elif Demirtaş' })
  await collected.click()
  await page.getByRole('button', { name: 'Nakit' }).click()
  await expect(collected).toHaveCount(0)
}

// The public half has its dates in one of three forms, the private half always in the same.
const LEFT_OUT = ['version', 'by', 'at', 'girisTarihi', 'cikisTarihi']

/** What is stored, without versions and authors. */
async function seasonOf(backend: Backend): Promise<unknown> {
  const parts = await Promise.all(
    [...STORED_PARTS, 'nights', 'guestPages'].map(
      async (name) => [name, await backend.stored(name)] as const,
    ),
  )
  return JSON.parse(JSON.stringify(Object.fromEntries(parts), withoutAuthor)) as unknown
}

function withoutAuthor(key: string, value: unknown): unknown {
  return LEFT_OUT.includes(key) ? undefined : value
}
