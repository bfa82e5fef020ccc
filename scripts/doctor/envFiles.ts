import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Check, wrong } from './check.ts'

/** The UTF-8 byte order mark, which some editors add. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Names each settings file in `folder` whose first setting has an invisible mark before it. */
export function checkEnvFiles(folder: string): Check[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .filter((file) => /^\.env($|\.)/.test(file))
    .filter((file) => readFileSync(join(folder, file)).subarray(0, 3).equals(BYTE_ORDER_MARK))
    .map((file) =>
      wrong(
        `${file} begins with an invisible byte order mark, which hides its first line`,
        'save it as “UTF-8” instead of “UTF-8 with BOM”',
      ),
    )
}
