import type { MailTrouble } from '#domain/caretaker/postbox.ts'
import type { DatabaseClient } from '#db/client.ts'
import { loadTextsOfAll } from '#i18n/index.ts'
import type { Postman } from '#caretaker/mail/postman.ts'
import type { Found } from './found.ts'
import { type Morning, readMorning } from './morning.ts'
import { tellAddress } from './tellAddress.ts'

export type TellOptions = {
  addresses: readonly string[]
  postman: Postman
  siteUrl: string
  /** Distinguishes this caretaker from others. */
  me: string
  clock: () => number
  dryRun?: boolean
  say: (client: string) => void
}

export type Telling = { mails: number; troubles: readonly MailTrouble[] }

/**
 * Sends each address its pending notifications. Locks an address by its postbox's version before
 * sending, and records each mail before the next: a caretaker killed between the two may repeat
 * only that mail.
 */
export async function tellAll(
  client: DatabaseClient,
  found: Found,
  options: TellOptions,
): Promise<Telling> {
  await Promise.all((['mail', 'office', 'admin'] as const).map(loadTextsOfAll))
  let morning: Promise<Morning> | null = null
  const readDay = () => (morning ??= readMorning(client, found))
  let mails = 0
  const troubles: MailTrouble[] = []
  for (const address of options.addresses) {
    const told = await tellAddress(client, found, address, { ...options, readDay })
    mails += told.mails
    if (told.trouble) troubles.push(told.trouble)
  }
  return { mails, troubles }
}
