/**
 * Loaded by tests before the command: advances its clock by days, and resolves every name to this
 * machine, where the test's channels are.
 */
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'

const DAY_MS = 86_400_000

const now = Date.now
const ahead = Number(process.env['TEST_DAYS_AHEAD'] ?? 0) * DAY_MS
Date.now = () => now() + ahead

const HERE = { address: '127.0.0.1', family: 4 }

function lookup(
  _host: string,
  { all = false }: dns.LookupOptions,
  done: (error: null, found: string | (typeof HERE)[], family?: number) => void,
) {
  if (all) done(null, [HERE])
  else done(null, HERE.address, HERE.family)
}

Object.assign(dns, { lookup })
syncBuiltinESMExports()
