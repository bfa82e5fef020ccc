import { gzipSync } from 'node:zlib'

const kB = 1_000

/** Of the landing page, in compressed bytes and in files. */
export const SCRIPT_BUDGET = { bytes: 180 * kB, files: 8 }

/** A text within every part of the Firebase SDK, however it is bundled. */
export const FIREBASE = /@firebase\//

type Script = { file: string; text: string }

/**
 * Throws, naming the files, when the landing page's scripts exceed their budget or contain a part
 * of Firebase.
 */
export function checkScripts(scripts: readonly Script[]): void {
  const sizes = scripts.map(({ file, text }) => ({ file, bytes: gzipSync(text).length }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > SCRIPT_BUDGET.bytes || scripts.length > SCRIPT_BUDGET.files) {
    const list = sizes.map(({ file, bytes }) => `\n  ${file}: ${bytes / kB} kB`)
    throw new Error(
      `The landing page's scripts are ${total / kB} kB in ${scripts.length} files; they may be ${SCRIPT_BUDGET.bytes / kB} kB in ${SCRIPT_BUDGET.files}.${list.join('')}`,
    )
  }
  for (const { file, text } of scripts) {
    if (FIREBASE.test(text))
      throw new Error(`${file} brings Firebase to guests; only the owners' pages need it.`)
  }
}
