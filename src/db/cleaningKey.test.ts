import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { toAdd } from '#domain/stay/stayChange.ts'
import { day } from '#domain/testing.ts'
import { stored, testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { draft } from '#sample/testingSeason.ts'
import { storeCleaningKey } from './cleaningKey.ts'
import { randomKey } from './randomKey.ts'
import { saveStay } from './save.ts'

testOnOwnersPage()

const TODAY = day('2030-01-01')

test('a new key and a simultaneous new stay put the stay on the list, and no name under the former key', async () => {
  let former: string | undefined
  const ids: string[] = []
  for (let round = 0; round < 12; round += 1) {
    const [key, checkIn] = [randomKey(), addDays(TODAY, 10 + round)]
    const [, { id }] = await Promise.all([
      storeCleaningKey(key, former, TODAY),
      saveStay(toAdd(draft(checkIn, addDays(checkIn, 1)))),
    ])
    ids.push(id)

    const lists = Object(await stored('cleanings')) as { [key: string]: object }
    expect(Object.keys(lists)).toEqual([key])
    expect(new Set(Object.keys(lists[key] ?? {}))).toEqual(new Set(ids))
    former = key
  }

  await storeCleaningKey(null, former, TODAY)
  expect(await stored('cleanings')).toBeNull()
})
