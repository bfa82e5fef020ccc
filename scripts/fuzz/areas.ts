import type { Area } from './area.ts'
import { backups } from './backups.ts'
import { dates } from './dates.ts'
import { frames } from './frames.ts'
import { imports } from './imports.ts'
import { kept } from './kept.ts'
import { paymentArea } from './payments.ts'
import { quotes } from './quotes.ts'
import { rest } from './rest.ts'
import { rulesArea } from './rules.ts'
import { stayArea } from './stays.ts'

/** What is fuzzed, by the word that `--only` takes. */
export const AREAS: { readonly [name: string]: Area } = {
  dates,
  stays: stayArea,
  quotes,
  payments: paymentArea,
  imports,
  backups,
  kept,
  rules: rulesArea,
  frames,
  rest,
}
