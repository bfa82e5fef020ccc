import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { signIn } from '#scripts/demo.ts'
import { waitUntilKept } from './cutSite.ts'
import { expect, forgive, startOnBadLine, test } from './site.ts'

const WAY_MS = 500
const BEFORE = 'Elif Demirtaş'
const MEANWHILE = 'Elif Meanwhile'

test('an owner sees the season as this device knew it while the line is opened, told so, and then as it is', async ({
  page,
  backend,
  complaints,
}) => {
  const line = await startOnBadLine(backend)
  try {
    await signIn(page)
    await page.goto('/admin/today')
    await expect(page.getByText(BEFORE).first()).toBeVisible()
    await waitUntilKept(page)
    await page.goto('about:blank')
    const details = entriesOf(await backend.stored('reservationDetails'))
    const [id] = details.find(([, stay]) => valueOf(stay, 'musteriAdi') === BEFORE) ?? []
    await backend.store(`reservationDetails/${id}/musteriAdi`, MEANWHILE)
    line.slow(WAY_MS)

    await page.goto('/admin/today')

    await expect(page.getByText(BEFORE).first()).toBeVisible()
    await expect(page.getByText(/^Son bilinen: .*Yenileniyor…$/)).toBeVisible()
    await expect(page.getByText(MEANWHILE).first()).toBeVisible()
    await expect(page.getByText(BEFORE)).toHaveCount(0)
    await expect(page.getByText(/Yenileniyor…/)).toHaveCount(0)
  } finally {
    await line.stop()
  }
  forgive(complaints, /WebSocket connection|ERR_/)
})

test('who was struck off the list meanwhile is shown the door, and this device knows nothing any more', async ({
  page,
  backend,
}) => {
  await signIn(page)
  await page.goto('/admin/today')
  await waitUntilKept(page)
  await page.goto('about:blank')
  await backend.store(`admins/${DEMO_ACCOUNTS.owner.uid}`, null)

  await page.goto('/admin/today')

  await expect(page.getByText(DEMO_ACCOUNTS.owner.uid)).toBeVisible()
  await expect(page.getByText(BEFORE)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(DEMO_ACCOUNTS.owner.uid)).toBeVisible()
  await expect(page.getByText(BEFORE)).toHaveCount(0)
})
