import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Check, wrong } from './check.ts'

/** What some editors put before the first letter of a text: three invisible bytes. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Names each settings file in `folder` whose first line nobody can read, though it looks well. */
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
