import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { dayFromToday, signIn } from '#scripts/demo.ts'
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

test('a thousand changes that somebody planted here, a deletion among them, are shown and not sent, and go at one word @long', async ({
  page,
  backend,
}) => {
  test.slow()
  const details = entriesOf(await backend.stored('reservationDetails'))
  const [victim = ''] =
    details.find(([, stay]) => valueOf(stay, 'musteriAdi') === 'Can Öztürk') ?? []
  const before = await backend.stored('')
  const wanted = { musteriAdi: 'Ekilmiş', kapora: 0, kalan: 0, toplamUcret: 0, notlar: '' }
  const adds = Array.from({ length: 999 }, (_, at) => ({
    id: `planted-${at}`,
    verb: 'add',
    base: null,
    wanted: {
      ...wanted,
      stay: { checkIn: dayFromToday(1_000 + at), checkOut: dayFromToday(1_001 + at) },
    },
  }))
  const stay = { checkIn: dayFromToday(1), checkOut: dayFromToday(2) }
  const deletion = {
    id: victim,
    verb: 'delete',
    base: { ...wanted, musteriAdi: 'Can Öztürk', stay, id: victim, version: 1 },
    wanted: null,
  }
  await page.goto('/admin')
  await plant(
    page,
    [deletion, ...adds].map((work, at) => {
      const entry = pushId(Date.now() - 60_000 + at, Math.random)
      const kept = { ...work, entry, at: Date.now() - 60_000 + at }
      return [entry, { version: 1, work: kept, handed: false, refusal: null, mark: 'guessed' }]
    }),
  )
  await page.evaluate(() => localStorage.setItem('villa.session', 'guessed'))

  await signIn(page)

  await expect(page.getByText('Bu oturumda yazılmamış 1000 değişiklik')).toBeVisible()
  const listed = page.locator('details li')
  await expect(listed).toHaveCount(20)
  await expect(listed.first()).toContainText(/Silme: Can Öztürk/)
  await expect(page.getByText('ve 980 değişiklik daha')).toBeVisible()
  const can = page.getByRole('row', { name: /Can Öztürk/ })
  await expect(can.getByRole('button', { name: 'Sil', exact: true })).toBeEnabled()
  await expect(page.getByRole('row', { name: /Ekilmiş/ })).toHaveCount(0)
  await listed.nth(1).getByRole('button', { name: 'Gönder', exact: true }).click()
  await expect(page.getByRole('row', { name: /Ekilmiş/ })).toHaveCount(1)
  await expect(page.getByText('Bu oturumda yazılmamış 999 değişiklik')).toBeVisible()

  await page.getByRole('button', { name: '999 değişikliğin hepsinden vazgeç' }).click()
  await page.getByRole('button', { name: 'Evet, hepsinden vazgeç' }).click()

  await expect(listed).toHaveCount(0)
  await reloadSettled(page)
  await expect(can).toBeVisible()
  await expect(page.getByText(/yazılmamış/)).toHaveCount(0)
  const after = await backend.stored('reservations')
  expect(entriesOf(after)).toHaveLength(entriesOf(valueOf(before, 'reservations')).length + 1)
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
