import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { signIn } from '#scripts/demo.ts'
import { reloadSettled } from './reload.ts'
import { expect, test } from './site.ts'

const NO_STAY = { entry: '-e', id: 'a', at: 1, verb: 'add', base: null }
const LATER = { version: 2, acts: [{ clean: 'Ayşe’nin odası' }] }

test('an owner’s pending work that cannot be read is listed in an office that opens as usual, can be saved, and is deleted on request @long', async ({
  page,
}) => {
  const keyOf = (minutesAgo: number) => pushId(Date.now() - minutesAgo * 60_000, Math.random)
  const entries = page.locator('details li')
  await page.goto('/admin')
  await plant(page, [
    [keyOf(2), { version: 1, work: { ...NO_STAY, wanted: {} }, inFlight: false, refusal: null }],
    [keyOf(1), LATER],
    ['yarım', 'bir metin'],
  ])
  await signIn(page)
  // Signing in removes the tab's drafts, so the unreadable one is added before a reload.
  await page.evaluate(() => sessionStorage.setItem('villa.admin.reservation', '{"values":{"mus'))
  await page.reload()

  await expect(page.getByText('Okunamayan 4 kayıt')).toBeVisible()
  await expect(entries).toContainText([
    /Okunamayan kayıt · .*(şimdi|önce)[^]*"verb": "add"/,
    /Okunamayan kayıt · .*(şimdi|önce)[^]*Ayşe’nin odası/,
    /ne zamandan kaldığı bilinmiyor[^]*bir metin/,
    /ne zamandan kaldığı bilinmiyor[^]*\{"values":\{"mus/,
  ])
  await expect(page.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()
  await expect(page.locator('[name=musteriAdi]')).toHaveValue('')

  const later = entries.filter({ hasText: 'Ayşe’nin odası' })
  const saving = page.waitForEvent('download')
  await later.getByRole('button', { name: 'Metin olarak kaydet' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^villa-defne-okunamayan-kayit.*\.txt$/)
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toEqual(LATER)

  const question = page.getByRole('dialog', { name: 'Okunamayan kayıt silinsin mi?' })
  for (const entry of [later, entries.filter({ hasText: '{"values":{"mus' })]) {
    await entry.getByRole('button', { name: 'Sil' }).click()
    await question.getByRole('button', { name: 'Evet, sil' }).click()
    await expect(entry).toHaveCount(0)
  }
  await reloadSettled(page)
  await expect(page.getByText('Okunamayan 2 kayıt')).toBeVisible()
})

/** Writes entries into the store of an owner's pending changes. */
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
