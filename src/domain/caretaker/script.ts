import { strict } from '#domain/field/field.ts'
import { text } from '#domain/field/textField.ts'
import { readFields, type ValuesOf } from '#domain/record.ts'

// A Workspace account's is below `/a/macros/` and its domain.
const WEB_APP =
  /^https:\/\/script\.google\.com\/(macros|a\/macros\/[-.a-zA-Z0-9]+)\/s\/[-_a-zA-Z0-9]+\/exec$/

/** The address at which an owner's Google account runs the caretaker, `/caretaker/script`. */
export const scriptFields = {
  url: strict(
    text({ kind: 'address', required: true, max: 300, pattern: WEB_APP, code: 'scriptAddress' }),
  ),
}

/** The address of the caretaker's script. */
export type CaretakerScript = ValuesOf<typeof scriptFields>

/** Reads where the script answers; `null` when there is none, or it cannot be read. */
export function readScript(stored: unknown): CaretakerScript | null {
  const read = readFields(scriptFields, stored)
  return 'values' in read ? read.values : null
}

/** Where a file of the script's is fetched. */
export function scriptFile({ url }: CaretakerScript, file: string): string {
  return `${url}?file=${encodeURIComponent(file)}`
}
