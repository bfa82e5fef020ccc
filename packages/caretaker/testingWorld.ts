/**
 * Loaded by tests before the command: advances its clock by days, and resolves every name to this
 * machine, where the test's channels are.
 */
import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

const DAY_MS = 86_400_000

const now = Date.now
const ahead = Number(process.env['TEST_DAYS_AHEAD'] ?? 0) * DAY_MS
Date.now = () => now() + ahead

const here = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])
Object.assign(dns, { lookup: here })
syncBuiltinESMExports()
