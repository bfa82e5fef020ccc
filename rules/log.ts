import { owner } from './conditions.ts'
import type { Rules } from './language.ts'
import { priceLog } from './log/prices.ts'
import { requestLog } from './log/requests.ts'
import { stayLog } from './log/stays.ts'

/**
 * The log: operation, author and time; written in the same write as the change, and immutable. A
 * stay's id is a key here.
 */
export const log: Rules = {
  '.read': owner,
  prices: priceLog,
  requests: requestLog,
  $reservation: stayLog,
}
