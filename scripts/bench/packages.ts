import { build, type Rolldown } from 'vite'
import type { Download } from './downloads.ts'
import type { Figure } from './figure.ts'

const WORTH_A_ROW = 500

/** What fetched scripts are made of, by package or by room of ours: a file's bytes are shared out by the length of its parts before minifying. */
export async function weighPackages(downloads: readonly Download[]): Promise<Figure[]> {
  const chunks = await buildChunks()
  const sums = new Map<string, number>()
  for (const { url, bytes } of downloads.filter(({ kind }) => kind === 'script')) {
    const parts = partsOf(chunks.get(withoutHash(url)))
    const whole = parts.reduce((sum, { length }) => sum + length, 0)
    for (const { name, length } of parts)
      sums.set(name, (sums.get(name) ?? 0) + (bytes * length) / whole)
  }
  const rows = [...sums].toSorted(([, one], [, other]) => other - one)
  return rows
    .filter(([, bytes]) => bytes >= WORTH_A_ROW)
    .map(([name, value]) => ({ what: `  of which ${name}`, value, unit: 'bytes' }))
}

type Part = { name: string; length: number }

/** The files of the site with the parts they are made of, by their names: built once more, for a build on disk does not tell. */
async function buildChunks(): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = (await build({
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  return new Map(chunks.map((chunk) => [withoutHash(chunk.fileName), chunk]))
}

/** A file's name as it is before a hash of its content is added. */
function withoutHash(path: string): string {
  return path.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')
}

function partsOf(chunk: Rolldown.OutputChunk | undefined): Part[] {
  return Object.entries(chunk?.modules ?? {}).map(([path, { renderedLength }]) => ({
    name: nameOf(path),
    length: renderedLength,
  }))
}

/** A package's name, or the room a file of ours stands in. */
function nameOf(path: string): string {
  const [, inPackage] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  const [, inRoom] = /\/(src\/[^/]+)/.exec(path) ?? []
  return inPackage ?? inRoom ?? 'the tools'
}
