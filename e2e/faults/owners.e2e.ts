import { findUnsoundness } from '#domain/soundness.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { rules } from '#rules/rules.ts'
import { openRoom, OWNER, signIn } from '#scripts/demo.ts'
import { expect, forgive, test } from '#e2e/site.ts'
import { openStage } from './faults.ts'
import { listen } from './heard.ts'
import { PRICES, STAYS } from './rooms.ts'
import { type Row, writePart } from './table.ts'

const { uid } = DEMO_ACCOUNTS.owner

test('an owner whose account is switched off while they type is told so, and finds what was typed when it is on again @long', async ({
  page,
  backend,
  complaints,
}) => {
  await backend.start({ tokenSeconds: 5 })
  const heard = await listen(page)
  await signIn(page)
  await expect(page.getByText('Hülya Aydın: eski')).toBeVisible()
  const question = page.getByRole('dialog', { name: 'Oturumunuz sona erdi' })
  const giveAgain = async () => {
    await question.getByLabel('Şifre').fill(OWNER.password)
    await page.keyboard.press('Enter')
  }
  const rows: Row[] = []
  for (const place of [STAYS, PRICES]) {
    // By a link: the SDK takes a token for good for an hour, and one that has run out by a reload ends its session.
    await openRoom(page, place.name.replace(/,.*/, ''))
    await place.type?.(page, 'refusing')
    heard()

    await backend.switchOff(uid, true)
    await expect(question).toContainText(OWNER.email)
    await giveAgain()
    await expect(question.getByRole('alert')).toContainText('Bu hesap kapatılmış.')
    const said = heard().join(' → ')
    expect(await place.standing(backend)).toBe(0)

    await backend.switchOff(uid, false)
    await giveAgain()
    await expect(question).toHaveCount(0)
    await place.kept?.(page)
    await place.submit(page)
    await expect.poll(() => place.standing(backend)).toBe(1)
    await place.done(page)
    expect(findUnsoundness(await backend.stored(''))).toEqual([])
    rows.push([place.name, said, 'once, saved when it was on again'])
  }
  writePart('9', 'An account that is switched off in mid-edit', rows, 'where')
  forgive(complaints, /400|401|permission_denied/)
})

test('under the rules of a release that knew of no ended sessions an owner works as ever @long', async ({
  page,
  backend,
  complaints,
}) => {
  const stage = await openStage(backend)
  const { sessions: _unknown, ...older } = rules
  await stage.change(older)
  await signIn(page)
  await STAYS.type?.(page, 'killed')
  await STAYS.submit(page)
  await STAYS.done(page)
  await openRoom(page, 'Araçlar')
  const end = { name: 'Bütün cihazlardan çıkış', exact: true }
  await page.getByRole('button', end).click()
  const question = page.getByRole('dialog')

  await question.getByRole('button', end).click()

  await expect(question.getByRole('alert')).toContainText('Veritabanı izin vermedi.')
  expect(await STAYS.standing(stage.backend)).toBe(1)
  await stage.stop()
  forgive(complaints, /401|permission_denied|ERR_|WebSocket connection/)
})
