import type { Headcount } from '#domain/headcount.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { type NameOf, readFields, valueOf, writeFields } from '#domain/record.ts'
import { answerFields, payloadFields, readRequest } from '#domain/request.ts'

/** A visitor's request in a backup, and what is written to put it back. */
export type BackupRequest = {
  id: string
  guest: string
  payload: object
  answer: {
    status: string
    heldUntil?: unknown
    reservationId?: string
    dil?: unknown
    guestKey?: string
  }
  guests?: Headcount
}

/** A request that lacks something, known by whatever name it has. */
export type BadRequest = {
  id: string
  guest: string
  wrong: readonly (NameOf<typeof payloadFields> | NameOf<typeof answerFields>)[]
}

/** Reads a request of a backup; one that cannot be read comes back with the fields that are absent or wrong. */
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
