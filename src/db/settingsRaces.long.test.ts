import { expect, onTestFinished, test } from 'vitest'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { changePrices } from '#domain/prices/priceChange.ts'
import { type Change, changeRecord, writeOver } from '#domain/save/change.ts'
import { REQUESTS_CLOSED_PATH } from '#domain/settings/requestsClosed.ts'
import { writeSiteSettings } from '#domain/settings/siteSettings.ts'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { openSeason, type Owner } from '#sample/testingSeason.ts'
import { BUILT_IN_SETTINGS } from '#shared/siteSettings.ts'
import { newKey, saveIn } from './client.ts'
import { FAULTS, isUnconnected, resultOf } from './testingFaults.ts'

/** A save that an owner makes with a value of their own, and where that value is then stored. */
type Save = { change: Change; path: string; value: unknown }

const SAVES: { [name: string]: (owner: Owner, own: number) => Save } = {
  'the cleaning fee and deposit': (owner, cleaningFee) => ({
    change: changePrices({
      terms: { ...NO_PRICES.terms, cleaningFee },
      version: 0,
      entry: newKey(owner),
    }),
    path: 'prices/terms/cleaningFee',
    value: cleaningFee,
  }),
  'the terms of payment': (owner, balanceDays) => ({
    change: changeRecord({
      path: 'settings/site',
      version: 0,
      change: newKey(owner),
      values: writeSiteSettings(BUILT_IN_SETTINGS, { ...BUILT_IN_SETTINGS, balanceDays }),
      isSigned: false,
    }),
    path: 'settings/site/balanceDays',
    value: balanceDays,
  }),
  'that the request form is closed': () => ({
    change: writeOver({ [REQUESTS_CLOSED_PATH]: true }),
    path: REQUESTS_CLOSED_PATH,
    value: true,
  }),
}

test.each(Object.entries(SAVES))(
  'two owners save %s at once, and no untrue success is reported whichever way a line fails',
  { timeout: 240_000 },
  async (_name, saveOf) => {
    const found = await Promise.all(
      FAULTS.map(async ([fault, begin]) => {
        const season = await openSeason()
        const line = await openBadLine(season.backend.databasePort)
        onTestFinished(line.stop)
        const owners = [await season.signIn('owner', line.port), await season.signIn('coowner')]
        const saves = owners.map((owner, index) => ({ owner, ...saveOf(owner, index + 10) }))

        begin(line)
        const attempts = saves.map(({ owner, change }) => resultOf(saveIn(owner, change)))
        if (!fault.startsWith('cut after')) line.repair()
        const results = await Promise.all(attempts)

        expect(await season.unsoundness()).toEqual([])
        const stored = await Promise.all(saves.map(({ path }) => season.stored(path)))
        const isUntrue = saves.some(
          ({ value }, index) => results[index] === 'done' && stored[index] !== value,
        )
        const isLost = !results.includes('done') && !isUnconnected(results[0])
        return isUntrue || isLost ? [`${fault}: ${results.join()}`] : []
      }),
    )
    expect(found.flat()).toEqual([])
  },
)
