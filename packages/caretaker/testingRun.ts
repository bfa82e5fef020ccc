import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import { type ChannelDraft, changeChannel } from '#domain/channels/channel.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { openForTwo } from '#sample/testingSeason.ts'
import { type DatabaseClient, saveIn } from '#db/client.ts'
import { openMailer } from './mail/mailer.ts'
import { mailSettingsFor, openMailServer } from './mail/testingMail.ts'
import { type RunOptions, runOnce } from './run.ts'

const { owner, caretaker: account } = DEMO_ACCOUNTS

/** The tests' time: half past nine in the evening at the villa. */
export const EVENING = Date.parse('2026-11-01T18:30:00Z')
/** Eight in the morning there, on the next day. */
export const MORNING = Date.parse('2026-11-02T05:00:00Z')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

type TestedRun = Partial<RunOptions> & { by?: DatabaseClient }

/**
 * A season with two owners, a mail server, and a caretaker whose runs have the times of the test;
 * it writes to one owner by default.
 */
export async function openCaretaker(
  behaviour: Parameters<typeof openMailServer>[0] = {},
  addresses: readonly string[] = [owner.email],
) {
  const season = await openForTwo({}, { endsSound: false })
  await season.store(`admins/${account.uid}`, account.email)
  const { arrived, port } = await openMailServer(behaviour)
  const signIn = () => season.signIn('caretaker')
  const client = await signIn()
  const printed: string[] = []
  const mailer = openMailer(mailSettingsFor(port), { local: true })
  const caretaker = async () => readCaretaker(await season.stored('caretaker'))
  return {
    ...season,
    signIn,
    client,
    printed,
    mailer,
    mailPort: port,
    arrived,
    caretaker,
    /** Runs once. */
    run: (at: number, { by = client, ...more }: TestedRun = {}): Promise<boolean> =>
      runOnce(by, {
        site: 'here',
        siteUrl: 'https://villa.example',
        addresses,
        local: true,
        mailer,
        calendarFolder: null,
        calendarUrl: null,
        backups: null,
        noticeUrl: '',
        clock: () => at,
        print: (line) => printed.push(line),
        ...more,
      }),
    addChannel: (id: string, next: ChannelDraft) =>
      saveIn(season.ada, changeChannel(id, null, next, 'first')),
    mailTrouble: async () => (await caretaker()).mailTrouble,
    /** The subjects of the mails since the last call. */
    subjects: () => arrived.splice(0).map(({ subject }) => subject),
  }
}
