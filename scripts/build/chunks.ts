import { resolve } from 'node:path'
import { normalizePath } from 'vite'
import { reach } from './reach.ts'

/** What the bundler says of a module: which others it imports, and which it fetches later. */
type Imports = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Imports | null }

const at = (file: string) => normalizePath(resolve(file))
const PAGE = at('index.html')
const OFFICE = at('src/app/BackOffice.tsx')
const ROOMS = at('src/pages/office/rooms.tsx')

/** A release of ours seldom changes it, nor what it needs: it stays a file of its own. */
const isFirebase = (id: string) => /node_modules\/(@?firebase|idb|tslib)\//.test(id)

const isIcons = (id: string) => id.includes('/lucide-react/')

/**
 * Puts into one file what more than a single room of the office needs and no guest's page ever fetches: a request for each
 * small one costs a phone more than its bytes. What guests fetch, too, stays as small as the bundler makes it for them.
 */
export function createOfficeChunk(): (id: string, graph: Graph) => string | null {
  let known: ReturnType<typeof readGraph> | undefined
  return (id, graph) => {
    known ??= readGraph(graph)
    const { office, rooms, guests, needsIcons } = known
    // The manifest names it by what it is, and its style sheet with it.
    if (id === OFFICE || id.endsWith('.css')) return null
    if (isFirebase(id) || guests.has(id) || needsIcons(id)) return null
    const isShared = office.has(id) || rooms.filter((room) => room.has(id)).length > 1
    return isShared ? 'office' : null
  }
}

function readGraph(graph: Graph) {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const fetchesOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const guests = reach([PAGE], (id) =>
    [...importsOf(id), ...fetchesOf(id)].filter((each) => each !== OFFICE),
  )
  const hasIcons = (id: string) => !guests.has(id) && importsOf(id).some(isIcons)
  return {
    guests,
    /** The bundler puts the office's icons beside its page, which needs this file: what needs them would lead in a circle. */
    needsIcons: (id: string) => [...reach([id], importsOf)].some(hasIcons),
    office: reach([OFFICE], importsOf),
    rooms: fetchesOf(ROOMS).map((room) => reach([room], importsOf)),
  }
}
