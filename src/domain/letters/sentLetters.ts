import { entriesOf } from '#domain/field/collection.ts'
import { choice, LANGUAGE_CODE, text } from '#domain/field/textField.ts'
import { getField, readValues, type ValuesOf, writeFields } from '#domain/field/record.ts'
import { type Change, refused } from '#domain/save/change.ts'
import { SERVER_TIME } from '#domain/save/writes.ts'
import { LETTER_KINDS } from './letter.ts'
import { contentFields, type LetterContent } from './letterMarks.ts'

/** How a letter left the office. */
export const SENDING_WAYS = ['whatsapp', 'mail', 'copied'] as const

export type SendingWay = (typeof SENDING_WAYS)[number]

/** A letter as it was opened, `/sentLetters/{stay or request}/{key}`: written once, gone with the person. */
export const sentLetterFields = {
  kind: choice(LETTER_KINDS),
  language: text({ max: 2, pattern: LANGUAGE_CODE }),
  how: choice(SENDING_WAYS),
  text: text({ required: true, max: 20_000 }),
}

type Sending = ValuesOf<typeof sentLetterFields>

export type SentLetter = Sending & { id: string; by: string; at: number }

/** Parses `/sentLetters/{stay or request}`, latest first; `unreadable` are the keys of invalid ones. */
export function readSentLetters(stored: unknown): { letters: SentLetter[]; unreadable: string[] } {
  const letters: SentLetter[] = []
  const unreadable: string[] = []
  for (const [id, value] of entriesOf(stored)) {
    const sent = readValues(sentLetterFields, value)
    const [by, at] = [getField(value, 'by'), getField(value, 'at')]
    if (sent && typeof by === 'string' && typeof at === 'number')
      letters.push({ ...sent, id, by, at })
    else unreadable.push(id)
  }
  return { letters: letters.sort((one, other) => other.at - one.at), unreadable }
}

/** Keeps a letter to a stay's or request's guest as it was opened, and marks its kind as sent. */
export function keepSentLetter(
  about: string,
  key: string,
  { content, ...sending }: Sending & { content: LetterContent },
): Change {
  const path = `sentLetters/${about}/${key}`
  return {
    writes: (by) => ({
      [path]: { ...writeFields(sentLetterFields, sending), by, at: SERVER_TIME },
      [`letterMarks/${about}/${sending.kind}`]: {
        ...writeFields(contentFields, content),
        by,
        at: SERVER_TIME,
      },
    }),
    refusal: async (read) => ((await read(path)) === null ? refused() : null),
  }
}
