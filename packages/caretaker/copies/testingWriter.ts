/**
 * A test's process that makes a backup in a folder, and dies at one of its disk operations, even
 * half through a write. Prints the number of operations.
 */
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const [folder = '', prefix = '', name = '', content = '', last = ''] = process.argv.slice(2)
let steps = 0

function step() {
  steps += 1
  if (steps > Number(last)) process.kill(process.pid, 'SIGKILL')
}

function dying<Args extends unknown[], Result>(real: (...args: Args) => Result) {
  return (...args: Args): Result => {
    step()
    return real(...args)
  }
}

const { open, readdir, rename, unlink } = fs
Object.assign(fs, {
  readdir: dying(readdir),
  rename: dying(rename),
  unlink: dying(unlink),
  open: async (...args: Parameters<typeof open>) => {
    step()
    const file = await open(...args)
    const [close, sync] = [file.close.bind(file), file.sync.bind(file)]
    const half = (text: string) => Math.floor(text.length / 2)
    return Object.assign(file, {
      writeFile: async (text: string) => {
        await file.write(text.slice(0, half(text)))
        step()
        await file.write(text.slice(half(text)))
      },
      sync: dying(sync),
      close: dying(close),
    })
  },
})
syncBuiltinESMExports()

const { tidyFolder, writeWhole } = await import('./copyFolder.ts')
await writeWhole(folder, name, content)
await tidyFolder(folder, prefix, Date.now())
process.stdout.write(String(steps))
