import type { MailTrouble } from '#domain/caretaker/postbox.ts'
import type { Line } from '#firebase/line.ts'
import { needTextsOfAll } from '#i18n/index.ts'
import type { Postman } from '#caretaker/mail/postman.ts'
import type { Found } from './found.ts'
import { type Morning, readMorning } from './morning.ts'
import { tellAddress } from './tellAddress.ts'

export type TellOptions = {
  /** Whom to tell. */
  addresses: readonly string[]
  postman: Postman
  siteUrl: string
  /** By which this caretaker is told from another. */
  me: string
  clock: () => number
  /** Nothing is sent or written, only said. */
  dryRun?: boolean
  say: (line: string) => void
}

/** How many mails went, and why others did not. */
export type Telling = { mails: number; troubles: readonly MailTrouble[] }

/**
 * Tells each address what it has not been told. An address is claimed by its postbox's version before anything is sent, and what
 * was sent is noted before the next mail: a caretaker that is killed between the two may repeat that one mail, and no other.
 */
export async function tellAll(line: Line, found: Found, options: TellOptions): Promise<Telling> {
  await Promise.all((['mail', 'office', 'admin'] as const).map(needTextsOfAll))
  let morning: Promise<Morning> | null = null
  const readDay = () => (morning ??= readMorning(line, found))
  let mails = 0
  const troubles: MailTrouble[] = []
  for (const address of options.addresses) {
    const told = await tellAddress(line, found, address, { ...options, readDay })
    mails += told.mails
    if (told.trouble) troubles.push(told.trouble)
  }
  return { mails, troubles }
}
