import { openRoom, signIn, today } from '#scripts/demo.ts'
import { expect, test } from './site.ts'

const HOUR = 3_600_000
const looked = (at: number) => ({
  at,
  by: 'caretaker@example.com',
  channels: 2,
  needed: 0,
  mails: 1,
  mailing: true,
})

test('an owner sees how long ago the caretaker looked, while time passes, and hears of its silence', async ({
  page,
  backend,
}) => {
  const now = Date.now()
  await page.clock.install({ time: now })
  await signIn(page)
  await openRoom(page, 'Bugün')
  const offer = page.getByRole('region', { name: 'Siz bakmıyorken bakan biri' })
  await offer.getByRole('button', { name: 'Anladım, bir daha gösterme' }).click()
  await expect(offer).toHaveCount(0)

  await backend.store('caretaker/look', looked(now - 4 * 60_000))
  await backend.store('caretaker/copy', {
    at: now - 14 * HOUR,
    day: today(),
    bytes: 47_100,
    kept: 3,
  })

  await expect(
    page.getByText('Bekçi 4 dakika önce baktı. Son yedeği 14 saat önce aldı'),
  ).toBeVisible()
  await page.clock.fastForward(2 * 60_000)
  await expect(page.getByText('Bekçi 6 dakika önce baktı.')).toBeVisible()
  await page.clock.fastForward(3 * HOUR)
  const alarm = page.getByRole('region', { name: 'Bekçi sizi bekliyor' })
  await expect(alarm).toContainText('üç saati aşkın süredir ses yok; son bakışı 3 saat önce')

  await page.getByRole('button', { name: 'English' }).click()

  const needsYou = page.getByRole('region', { name: 'The caretaker needs you' })
  await expect(needsYou).toContainText('it last looked 3 hours ago')
  await backend.store('caretaker/look', looked(now + 3 * HOUR))
  await expect(needsYou).toHaveCount(0)
  await openRoom(page, 'Tools')
  await expect(page.getByRole('region', { name: 'Caretaker' })).toContainText(
    /The caretaker looked 2 minutes ago\..*It wrote 1 e-mail\..*There are 3 copies in its folder\./s,
  )
})
