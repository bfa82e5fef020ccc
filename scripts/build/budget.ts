import { gzipSync } from 'node:zlib'

const kB = 1_000

/** In compressed bytes, before the first touch: a slow phone parses them while the page is read. */
export const SCRIPT_BUDGET = 110 * kB

/** A text within every part of the Firebase SDK, however it is bundled. */
export const FIREBASE = /@firebase\//

type Script = { file: string; text: string }

/**
 * Throws, naming the files, when the scripts of every page exceed their budget or contain a part of
 * Firebase.
 */
export function checkScripts(scripts: readonly Script[]): void {
  const sizes = scripts.map(({ file, text }) => ({ file, bytes: gzipSync(text).length }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total > SCRIPT_BUDGET) {
    const list = sizes.map(({ file, bytes }) => `\n  ${file}: ${bytes / kB} kB`)
    throw new Error(
      `The scripts of every page are ${total / kB} kB, compressed; they may be ${SCRIPT_BUDGET / kB} kB.${list.join('')}`,
    )
  }
  for (const { file, text } of scripts) {
    if (FIREBASE.test(text))
      throw new Error(`${file} brings Firebase to every page; only the owners' need it.`)
  }
}
