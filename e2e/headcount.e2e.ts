import { dayFromToday, openRoom, signIn } from '#scripts/demo.ts'
import { expect, fillPerson, openAwake, test } from './site.ts'

test('how many come stands beside a guest’s request, in the inbox, and in the stay that it becomes', async ({
  page,
}) => {
  await openAwake(page, '/')
  await fillPerson(page)
  await page.locator('[name=checkIn]').fill(dayFromToday(21))
  await page.locator('[name=checkOut]').fill(dayFromToday(24))
  await page.locator('[name=adults]').fill('5')
  await page.locator('[name=children]').fill('2')
  const send = page.getByRole('button', { name: 'Talebi gönder' })
  await send.click()
  await expect(page.getByText('En çok 1 olabilir.')).toBeVisible()

  await page.locator('[name=children]').fill('1')
  const [sent, beside] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    page.waitForRequest((request) => request.method() === 'PATCH'),
    send.click(),
  ])
  expect(Object.keys(sent.postDataJSON() as object)).toEqual(['reservation'])
  expect(sent.postData()).not.toContain('adults')
  const stored = Object.entries<unknown>(beside.postDataJSON() as { [path: string]: unknown })
  const named = Object.fromEntries(
    stored.map(([path, value]) => [path.split('/').at(-1) ?? path, value] as const),
  )
  expect(named).toMatchObject({ dil: 'tr', guests: { adults: 5, children: 1 } })
  await expect(page.getByRole('heading', { name: 'Talebiniz bizde' })).toBeVisible()

  await signIn(page)
  await openRoom(page, 'Talepler')
  const request = page.getByRole('article', { name: 'İpek Işık' })
  await expect(request).toContainText('3 gece · 5 yetişkin, 1 çocuk')
  await request.getByRole('button', { name: 'Kabul et' }).click()
  await expect(page.locator('[name=guests]')).toHaveValue('6')
})
