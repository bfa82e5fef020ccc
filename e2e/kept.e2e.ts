import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#local-backend/auth/accounts.ts'
import { pushId } from '#local-backend/rtdb/pushId.ts'
import { signIn } from '#scripts/demo.ts'
import { type Kept, keepOneOfEach } from './keeping.ts'
import { reloadSettled } from './reload.ts'
import { expect, forgive, test } from './site.ts'

const SAMPLES = 'e2e/kept'
const TAKEN = 'test-results/kept.json'
const LOST_CONNECTION = /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INCOMPLETE|ERR_EMPTY/

test('what this release keeps has the form of the newest sample, which later releases read @long', async ({
  page,
  backend,
  complaints,
}) => {
  test.slow()

  const kept = await keepOneOfEach(page, backend)

  forgive(complaints, LOST_CONNECTION)
  mkdirSync('test-results', { recursive: true })
  writeFileSync(TAKEN, JSON.stringify(kept, null, 2))
  const newest = readdirSync(SAMPLES).toSorted().at(-1) ?? ''
  const sample = JSON.parse(readFileSync(`${SAMPLES}/${newest}`, 'utf8')) as Kept
  // Where it has another form than any release's before, it becomes a sample, too, beside the others.
  expect(formOf(kept), `${TAKEN}, copied to ${SAMPLES} under today's date, would be it`).toEqual(
    formOf(sample),
  )
})

test.describe('what this device keeps and the site cannot read', () => {
  const NO_STAY = { entry: '-e', id: 'a', at: 1, verb: 'add', base: null }
  const LATER = { version: 2, acts: [{ clean: 'Ayşe’nin odası' }] }

  const keyOf = (minutesAgo: number) => pushId(Date.now() - minutesAgo * 60_000, Math.random)

  test.beforeEach(async ({ page }) => {
    await page.goto('/admin')
    await plant(page, [
      [keyOf(2), { work: { ...NO_STAY, wanted: {} }, handed: false, refusal: null }],
      [keyOf(1), LATER],
      ['yarım', 'bir metin'],
    ])
    await signIn(page)
    // At the door nothing that was typed stays; what a release could not read comes with a reload.
    await page.evaluate(() => sessionStorage.setItem('villa.admin.reservation', '{"values":{"mus'))
    await page.reload()
  })

  const entries = (page: Page) => page.locator('details li')

  test('is listed in an office that opens as usual, with its age and what it holds', async ({
    page,
  }) => {
    await expect(page.getByText('Okunamayan 4 kayıt')).toBeVisible()
    await expect(entries(page)).toContainText([
      /Okunamayan kayıt · .*(şimdi|önce)[^]*"verb": "add"/,
      /Okunamayan kayıt · .*(şimdi|önce)[^]*Ayşe’nin odası/,
      /ne zamandan kaldığı bilinmiyor[^]*bir metin/,
      /ne zamandan kaldığı bilinmiyor[^]*\{"values":\{"mus/,
    ])
    await expect(page.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()
    await expect(page.locator('[name=musteriAdi]')).toHaveValue('')
  })

  test('can be saved as text, and is gone only once its owner says so', async ({ page }) => {
    const later = entries(page).filter({ hasText: 'Ayşe’nin odası' })
    const saving = page.waitForEvent('download')
    await later.getByRole('button', { name: 'Metin olarak kaydet' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toMatch(/^villa-defne-okunamayan-kayit.*\.txt$/)
    expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toEqual(LATER)

    const question = page.getByRole('dialog', { name: 'Okunamayan kayıt silinsin mi?' })
    await later.getByRole('button', { name: 'Sil' }).click()
    await question.getByRole('button', { name: 'Vazgeç' }).click()
    await expect(entries(page)).toHaveCount(4)
    for (const left of [3, 2]) {
      const next = left === 3 ? later : entries(page).filter({ hasText: '{"values":{"mus' })
      await next.getByRole('button', { name: 'Sil' }).click()
      await question.getByRole('button', { name: 'Evet, sil' }).click()
      await expect(entries(page)).toHaveCount(left)
    }

    await reloadSettled(page)
    await expect(page.getByText('Okunamayan 2 kayıt')).toBeVisible()
    await expect(entries(page).filter({ hasText: 'Ayşe’nin odası' })).toHaveCount(0)
  })
})

/** Puts entries where an owner's unsent changes are kept, as another release might have left them there. */
async function plant(page: Page, entries: [key: string, value: unknown][]) {
  const name = `villa.unsent.${DEMO_ACCOUNTS.owner.uid}`
  await page.evaluate(
    async ([name, entries]) => {
      const opening = indexedDB.open(name)
      opening.onupgradeneeded = () => opening.result.createObjectStore('entries')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const writing = opening.result.transaction('entries', 'readwrite')
      for (const [key, value] of entries) writing.objectStore('entries').put(value, key)
      await new Promise((resolve) => (writing.oncomplete = resolve))
      opening.result.close()
    },
    [name, entries] as const,
  )
}

/** The form of what is kept: names and kinds, whatever they say; of keys under which ids stand, only what is before the ids. */
function formOf({ unsent, known, local, session }: Kept): unknown {
  return {
    unsent: unsent.map(([, value]) => kindOf(value)),
    known: known?.map(([key, value]) => [key, kindOf(value)]),
    local: Object.keys(local).toSorted(),
    session: Object.fromEntries(
      Object.entries(session).map(([key, text]) => [
        key.replace(/\/.+/, '/'),
        kindOf(JSON.parse(text)),
      ]),
    ),
  }
}

function kindOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [kindOf(value[0])]
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, kindOf(each)]))
}
