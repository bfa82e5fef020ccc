import { resolve } from 'node:path'
import { normalizePath } from 'vite'
import { reachableFrom } from './reachable.ts'

type Imports = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Imports | null }

const at = (file: string) => normalizePath(resolve(file))
const PAGE = at('index.html')
/** The modules that every page loads before it renders (vite.config.ts). */
const SITE = ['src/main.tsx', 'src/app/site.tsx', 'src/features/landing/LandingPage.tsx'].map(at)
const OFFICE = at('src/app/BackOffice.tsx')
const DOOR = at('src/db/visitor.ts')
const ROOMS = at('src/app/office/officePages.tsx')

/** The SDK changes less often than our releases, so it stays a separate chunk. */
const isFirebase = (id: string) => /node_modules\/(@?firebase|idb|tslib)\//.test(id)

const isIcons = (id: string) => id.includes('/lucide-react/')

type NameChunk = (id: string, graph: Graph) => string | null

/**
 * Returns the functions that assign the office's modules to chunks, because a request for each
 * small one would cost a phone more than its bytes. The sign-in check runs before React and is a
 * chunk with all its imports: those of every page are in `ground`, those of guests' lazy parts in
 * `shared`. Modules of several office pages that no guest's page loads are one more chunk; the
 * bundler splits those that guests load as well.
 */
export function createOfficeChunks(): { door: NameChunk; rest: NameChunk } {
  let known: ReturnType<typeof readGraph> | undefined
  return {
    door(id, graph) {
      known ??= readGraph(graph)
      const { door, site, guests } = known
      if (!door.has(id) || isFirebase(id)) return null
      if (site.has(id)) return 'ground'
      return guests.has(id) ? 'shared' : 'door'
    },
    rest(id, graph) {
      known ??= readGraph(graph)
      const { office, rooms, guests, needsIcons } = known
      // The manifest names it by its source, and its stylesheet with it.
      if (id === OFFICE || id.endsWith('.css')) return null
      if (isFirebase(id) || guests.has(id) || needsIcons(id)) return null
      const isShared = office.has(id) || rooms.filter((room) => room.has(id)).length > 1
      return isShared ? 'office' : null
    },
  }
}

function readGraph(graph: Graph) {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? []
  const fetchesOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const guests = reachableFrom([PAGE], (id) =>
    [...importsOf(id), ...fetchesOf(id)].filter((each) => each !== OFFICE),
  )
  const hasIcons = (id: string) => !guests.has(id) && importsOf(id).some(isIcons)
  return {
    guests,
    site: reachableFrom(SITE, importsOf),
    /**
     * The bundler puts the office's icons beside its page, which imports this chunk: modules with
     * icons here would be a cycle.
     */
    needsIcons: (id: string) => [...reachableFrom([id], importsOf)].some(hasIcons),
    office: reachableFrom([OFFICE], importsOf),
    door: reachableFrom([DOOR], importsOf),
    rooms: fetchesOf(ROOMS).map((room) => reachableFrom([room], importsOf)),
  }
}
