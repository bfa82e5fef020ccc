import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import type { Changes } from './attackers.ts'
import { REQUEST } from './request.ts'

const VERBS = new Map<unknown, string>([
  ['held', 'hold'],
  ['accepted', 'accept'],
  ['declined', 'decline'],
])

/** A request that comes back with an answer, and what is said of that. */
export function answeredRequest(by: string, record: { [name: string]: Json }): Changes {
  const { dil: _language, guestKey: _key, ...after } = record
  const { status } = after
  const verb = VERBS.get(status)
  const [request, log] = ['requests', 'log/requests'].map((at) => `${at}/-Pnew000000000000000`)
  return {
    [`${request}`]: { reservation: REQUEST, ...record },
    ...(verb && {
      [`${log}/entry`]: { at: 0, by, verb, before: { status: 'new' }, after },
      [`${log}/last`]: 'entry',
    }),
  }
}
