import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { signIn } from '#scripts/demo.ts'
import { waitUntilKept } from './cutSite.ts'
import { expect, forgive, startOnBadLine, test } from './site.ts'

const WAY_MS = 500
const BEFORE = 'Elif Demirtaş'
const MEANWHILE = 'Elif Meanwhile'

test('an owner sees the cached season, marked as cached, while the connection opens, and then the live one @long', async ({
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
    await expect(page.getByText(/^Son güncelleme: .*Yenileniyor…$/)).toBeVisible()
    await expect(page.getByText(MEANWHILE).first()).toBeVisible()
    await expect(page.getByText(BEFORE)).toHaveCount(0)
    await expect(page.getByText(/Yenileniyor…/)).toHaveCount(0)
  } finally {
    await line.stop()
  }
  forgive(complaints, /WebSocket connection|ERR_/)
})
