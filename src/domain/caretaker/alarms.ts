import type { Caretaker } from './caretaker.ts'
import type { CopyProblem, Unfit } from './copyNote.ts'
import type { Look } from './look.ts'
import type { MailTrouble } from './postbox.ts'

const HOUR_MS = 3_600_000

/** It looks every few minutes, or every half hour where a workflow lets it wait. */
const SILENT_MS = 3 * HOUR_MS

/** A copy a day, and one day on which its disk was not there. */
const OLD_MS = 50 * HOUR_MS

/** Mails are tried again: what lasts so long does not mend itself. */
const UNSENT_MS = HOUR_MS

/** What a person has to see to, so that the caretaker goes on. */
export type Alarm =
  | { is: 'silent'; at: number }
  | { is: 'unsent'; to: string; problem: MailTrouble['problem']; at: number }
  | { is: 'noCopy'; problem: CopyProblem; at: number }
  | { is: 'oldCopy'; at: number }
  | { is: 'unfit'; why: Unfit }

/** What is wrong with a caretaker at a moment of the database's clock; nothing with one that never looked. */
export function alarmsOf(caretaker: Caretaker, now: number): Alarm[] {
  const { look, postboxes } = caretaker
  if (!look) return []
  const unsent = [...postboxes.values()].flatMap(({ to, trouble: mail }): Alarm[] =>
    mail && mail.since < now - UNSENT_MS
      ? [{ is: 'unsent', to, problem: mail.problem, at: mail.since }]
      : [],
  )
  return [
    ...(isSilent(look, now) ? [{ is: 'silent', at: look.at } as const] : unsent),
    ...copyAlarmsOf(caretaker, now),
  ]
}

/** What is wrong with its copies alone. */
export function copyAlarmsOf({ look, copies }: Caretaker, now: number): Alarm[] {
  if (!look) return []
  const { copy, trouble } = copies
  return [
    ...(trouble ? [{ is: 'noCopy', ...trouble } as const] : []),
    ...(copy && !trouble && !isSilent(look, now) && copy.at < now - OLD_MS
      ? [{ is: 'oldCopy', at: copy.at } as const]
      : []),
    ...(copy?.unfit ? [{ is: 'unfit', why: copy.unfit } as const] : []),
  ]
}

function isSilent({ at }: Look, now: number): boolean {
  return at < now - SILENT_MS
}
