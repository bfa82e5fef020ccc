import { expect, test } from 'vitest'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { parsePath, type Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { toJson } from '#rtdb-emulator/rtdb/value.ts'
import { createToken } from '#rtdb-emulator/auth/token.ts'
import { RUNNING } from '#rtdb-emulator/testing/running.ts'
import { isAllowed, type Role, ROLES, writtenBy } from './roles.ts'
import { NOW_MS } from './season.ts'
import { WRITES } from './writes.ts'

const DAY_MS = 86_400_000

/** The times of the samples, moved to the backend's clock. */
function atNow<Value extends Json>(value: Value): Value {
  const moved = [-1, 0, 1].reduce(
    (text, step) => text.replaceAll(String(NOW_MS + step), String(Date.now() + step * DAY_MS)),
    JSON.stringify(value),
  )
  return JSON.parse(moved) as Value
}

async function send(method: string, query: string, body: Json): Promise<number> {
  const response = await fetch(`${RUNNING?.databaseUrl}/.json?${query}ns=${RUNNING?.namespace}`, {
    method,
    headers: query === '' ? { authorization: 'Bearer owner' } : {},
    body: JSON.stringify(body),
  })
  return response.status
}

async function isGranted(role: Role, changes: { [path: string]: Json }, over: Stored) {
  expect(await send('PUT', '', atNow(toJson(over, { priorities: true })))).toBe(200)
  const token =
    role.signedIn &&
    createToken(role.signedIn, { project: RUNNING?.project ?? '', now: Date.now() })
  const status = await send(
    'PATCH',
    token === null ? 'print=silent&' : `auth=${token}&`,
    atNow(changes),
  )
  return status < 300
}

test.runIf(RUNNING).each(WRITES)(
  'exactly $allowed may $title, judged by the running backend',
  async ({ changes, over, allowed }) => {
    const [path = ''] = Object.keys(changes)
    const granted: Role[] = []
    for (const role of ROLES)
      if (await isGranted(role, writtenBy(role, changes), over)) granted.push(role)

    expect(granted).toEqual(ROLES.filter((role) => isAllowed(role, allowed, parsePath(path))))
  },
)
