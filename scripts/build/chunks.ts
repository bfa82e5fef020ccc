import { resolve } from 'node:path'
import { normalizePath } from 'vite'
import { reach } from './reach.ts'

/** What the bundler says of a module: which others it imports, and which it fetches later. */
type Imports = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => Imports | null }

const at = (file: string) => normalizePath(resolve(file))
const PAGE = at('index.html')
/** What every page reads before it is drawn (vite.config.ts). */
const SITE = ['src/main.tsx', 'src/app/site.tsx', 'src/pages/LandingPage.tsx'].map(at)
const OFFICE = at('src/app/BackOffice.tsx')
const DOOR = at('src/firebase/door.ts')
const ROOMS = at('src/pages/office/rooms.tsx')

/** A release of ours seldom changes it, nor what it needs: it stays a file of its own. */
const isFirebase = (id: string) => /node_modules\/(@?firebase|idb|tslib)\//.test(id)

const isIcons = (id: string) => id.includes('/lucide-react/')

type NameChunk = (id: string, graph: Graph) => string | null

/**
 * Which files the office's modules go into; a request for each small one would cost a phone more than its bytes. What asks who is
 * at its door is run before React has come, and stands apart with all that it needs: what every page needs, too, is `ground`,
 * what guests' pages fetch later is `shared`. The rest is one file as far as more than a single room needs it and no guest's page
 * ever fetches it; what guests fetch, too, stays as small as the bundler makes it for them.
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
      // The manifest names it by what it is, and its style sheet with it.
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
  const guests = reach([PAGE], (id) =>
    [...importsOf(id), ...fetchesOf(id)].filter((each) => each !== OFFICE),
  )
  const hasIcons = (id: string) => !guests.has(id) && importsOf(id).some(isIcons)
  return {
    guests,
    site: reach(SITE, importsOf),
    /** The bundler puts the office's icons beside its page, which needs this file: what needs them would lead in a circle. */
    needsIcons: (id: string) => [...reach([id], importsOf)].some(hasIcons),
    office: reach([OFFICE], importsOf),
    door: reach([DOOR], importsOf),
    rooms: fetchesOf(ROOMS).map((room) => reach([room], importsOf)),
  }
}
