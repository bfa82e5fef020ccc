import { type Change, changedBy, refused } from '#domain/save/change.ts'
import { writeFields } from '#domain/field/record.ts'
import { logWrites } from '#domain/stay/stayWrites.ts'
import { type SeasonDraft, seasonFields, type Terms, termsFields } from './prices.ts'

export type PriceChange = {
  /** `null` deletes a season. */
  seasons?: readonly { id: string; next: SeasonDraft | null }[]
  terms?: Terms
  /** The version of all prices that its editor saw. */
  version: number
  /** Its key in the log. */
  entry: string
}

/** The change of seasons and terms in one update. */
export function changePrices({ seasons = [], terms, version, entry }: PriceChange): Change {
  return {
    writes: (by) => ({
      ...Object.fromEntries(
        seasons.map(({ id, next }) => [
          `prices/seasons/${id}`,
          next && writeFields(seasonFields, next),
        ]),
      ),
      ...(terms && { 'prices/terms': writeFields(termsFields, terms) }),
      'prices/version': version + 1,
      ...logWrites({ id: 'prices', entry }, { by, verb: 'edit', version: version + 1 }),
    }),
    async refusal(read) {
      if ((await read(`log/prices/${entry}`)) !== null) return null
      const now = Number((await read('prices/version')) ?? 0)
      if (now === version) return refused()
      const newest = await read('versions/prices/entry')
      return changedBy(await read(`log/prices/${String(newest)}`))
    },
  }
}
