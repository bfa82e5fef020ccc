import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import config from '#tailwind.config.ts'

const FOLDER = 'src/content/drawings/'

/** The palette's colours by their names in classes, such as `pine-800`. */
const palette = new Map(
  Object.entries(config.theme.extend.colors).flatMap(([name, shades]) =>
    Object.entries(shades).map(([shade, colour]) => [`${name}-${shade}`, colour] as const),
  ),
)

/** Puts the palette's colours into a drawing, which names them like `var(--pine-800)`. */
function colourDrawing(svg: string, file: string): string {
  return svg.replaceAll(/var\(--([a-z]+)-(\w+)\)/g, (_, name: string, shade: string) => {
    const colour = palette.get(`${name}-${shade}`)
    if (colour === undefined) {
      throw new Error(`${file} names ${name}-${shade}, which tailwind.config.ts does not have`)
    }
    return colour
  })
}

/** Serves and builds the house's drawings in the palette's colours. */
export function drawings(): Plugin {
  let isBuild = false
  return {
    name: 'drawings',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    load(id) {
      if (!isBuild || !id.endsWith('.svg') || !id.includes(FOLDER)) return null
      const source = colourDrawing(readFileSync(id, 'utf8'), id)
      const file = this.emitFile({
        type: 'asset',
        name: basename(id),
        source,
        originalFileName: id,
      })
      return `export default ${JSON.stringify(`__VITE_ASSET__${file}__`)}`
    },
    configureServer: ({ middlewares, config: { root } }) => {
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        if (!pathname.startsWith(`/${FOLDER}`) || search !== '') return next()
        const file = join(root, pathname)
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(colourDrawing(readFileSync(file, 'utf8'), pathname))
      })
    },
  }
}
