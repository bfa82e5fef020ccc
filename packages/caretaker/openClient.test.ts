import { expect, test } from 'vitest'
import { parseEnv } from '#db/env.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { demoEnv } from './env.ts'
import { openClient } from './openClient.ts'

test('a refused sign-in shows how much of the password was read, and blames neither it nor the address', async () => {
  const { email } = DEMO_ACCOUNTS.caretaker
  const { databasePort, authPort } = await startTestBackend({
    accounts: [DEMO_ACCOUNTS.caretaker],
  })
  const parsed = parseEnv(demoEnv())
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  const backend = { host: '127.0.0.1', databasePort, authPort }

  await expect(openClient({ env: parsed.env, email, password: 'ab', backend })).rejects.toThrow(
    `${email} cannot sign in: there is no account with this address and the given password of 2 characters.`,
  )
})
