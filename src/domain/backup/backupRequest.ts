import type { Headcount } from '#domain/headcount.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { type NameOf, readFields, valueOf, writeFields } from '#domain/record.ts'
import { answerFields, payloadFields, readRequest } from '#domain/request.ts'

/** A visitor's request in a backup, and the value that restores it. */
export type BackupRequest = {
  id: string
  guest: string
  payload: object
  answer: {
    status: string
    heldUntil?: unknown
    reservationId?: string
    language?: unknown
    guestKey?: string
  }
  guests?: Headcount
}

/** An incomplete request, with the best available name. */
export type BadRequest = {
  id: string
  guest: string
  wrong: readonly (NameOf<typeof payloadFields> | NameOf<typeof answerFields>)[]
}

/** Parses a request of a backup; an invalid one is returned with its missing or wrong fields. */
export function readBackupRequest(
  id: string,
  stored: unknown,
): { request: BackupRequest } | { bad: BadRequest } {
  const payload = readFields(payloadFields, valueOf(stored, 'reservation'))
  const answer = readFields(answerFields, stored)
  const request = readRequest(id, sentAtOf(id), stored)
  if (!request || 'wrong' in payload || 'wrong' in answer) {
    const wrong = [payload, answer].flatMap((read) => ('wrong' in read ? read.wrong : []))
    return { bad: { id, guest: nameIn(stored) || id, wrong } }
  }
  return {
    request: {
      id,
      guest: request.guest,
      payload: writeFields(payloadFields, payload.values),
      answer: answer.values,
      ...(request.guests && { guests: request.guests }),
      ...(request.quote && { quote: request.quote }),
    },
  }
}

function nameIn(stored: unknown): string {
  const payload = valueOf(stored, 'reservation')
  return ['firstname', 'lastname']
    .map((name) => valueOf(payload, name))
    .filter((name) => typeof name === 'string')
    .join(' ')
    .trim()
}
