import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { openForTwo } from '#scripts/sample/season.ts'
import type { DatabaseClient } from '#db/client.ts'
import { openPostman } from './mail/postman.ts'
import { mailSettingsFor, openMailServer } from './mail/testingMail.ts'
import { nodeHost, type NodeOptions } from './nodeHost.ts'
import { type LookOptions, runOnce } from './run.ts'
import { welcomeCaretaker } from './testingCommand.ts'

const { owner } = DEMO_ACCOUNTS

/** The tests' time: half past nine in the evening at the villa. */
export const EVENING = Date.parse('2026-11-01T18:30:00Z')
/** Eight in the morning there, on the next day. */
export const MORNING = Date.parse('2026-11-02T05:00:00Z')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

type LookingOptions = Partial<LookOptions & Pick<NodeOptions, 'calendarFolder' | 'copies'>> & {
  by?: DatabaseClient
}

/**
 * A season with two owners, a mail server, and a caretaker whose runs have the times of the test;
 * it writes to one owner by default.
 */
export async function openTelling(
  behaviour: Parameters<typeof openMailServer>[0] = {},
  addresses: readonly string[] = [owner.email],
) {
  const season = await openForTwo({}, { endsSound: false })
  await welcomeCaretaker(season.store)
  const { arrived, port } = await openMailServer(behaviour)
  const signIn = () => season.signIn('caretaker')
  const client = await signIn()
  const said: string[] = []
  const mailSettings = mailSettingsFor(port)

  async function look(
    at: number,
    { by = client, calendarFolder = null, copies = null, ...more }: LookingOptions = {},
  ): Promise<boolean> {
    const host = nodeHost({
      local: true,
      postman: openPostman(mailSettings, { local: true }),
      calendarFolder,
      copies,
      clock: () => at,
      say: (sentence) => said.push(sentence),
    })
    return runOnce(by, {
      ...host,
      site: 'here',
      siteUrl: 'https://villa.example',
      addresses,
      me: 'one',
      dryRun: false,
      ...more,
    })
  }
  const kept = async () => readCaretaker(await season.stored('caretaker'))
  return {
    ...season,
    signIn,
    client,
    said,
    mailSettings,
    arrived,
    kept,
    look,
    postbox: async () => [...(await kept()).postboxes.values()][0],
    /** The subjects of the mails since the last call. */
    news: () => arrived.splice(0).map(({ subject }) => subject),
  }
}
