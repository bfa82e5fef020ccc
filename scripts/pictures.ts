import { type imagetools, getMetadata, resolveConfigs, setMetadata } from 'vite-imagetools'

type Options = NonNullable<Parameters<typeof imagetools>[0]>
type Transforms = Parameters<NonNullable<Options['extendTransforms']>>[0]
type TransformFactory = Transforms[number]

/** AVIF's effort 3 has the size of the default 4 in a fifth of the time. */
const ENCODINGS: Readonly<Record<string, Record<string, string>>> = {
  avif: { quality: '47', effort: '3' },
  webp: { quality: '72', effort: '4' },
}

/**
 * The effort of AVIF and WebP in the tests' build, whose pictures have the site's sizes and
 * formats and more bytes, in a fifth of the time.
 */
const TEST_EFFORT = process.env['TEST_PICTURE_EFFORT']

/** A development server waits for all pictures on its first page, so it generates few, quickly. */
const QUICK = { format: 'webp', widths: ['240', '1600'], encoding: { quality: '72', effort: '0' } }

/**
 * The options of vite-imagetools for the villa's pictures, with the added directive
 * `crop=9:16&focus=70`: a full-height crop of that ratio, centred at 70 % of the width.
 */
export function pictureOptions(command: 'build' | 'serve'): Options {
  return {
    include: /^[^?]+\.(jpe?g|png|webp)\?/i,
    cache: { dir: '.cache/pictures' },
    extendTransforms: ([orient, ...rest]) => (orient ? [orient, cropAroundFocus, ...rest] : rest),
    resolveConfigs: (entries, formats) => {
      const configs = resolveConfigs(entries, formats)
      return command === 'build' ? configs.map(encoded) : quick(configs)
    },
  }
}

type ImageConfig = ReturnType<typeof resolveConfigs>[number]

function encoded(config: ImageConfig): ImageConfig {
  const encoding = { ...ENCODINGS[String(config['format'])], ...config }
  return TEST_EFFORT && 'effort' in encoding ? { ...encoding, effort: TEST_EFFORT } : encoding
}

function quick(configs: ImageConfig[]): ImageConfig[] {
  if (configs.length === 1) return configs.map(encoded)
  const quickly = configs.filter(({ format }) => format === QUICK.format)
  const few = quickly.filter(({ w }) => QUICK.widths.includes(String(w)))
  return (few.length > 0 ? few : quickly.slice(-1)).map((config) => ({
    ...config,
    ...QUICK.encoding,
  }))
}

const cropAroundFocus: TransformFactory = ({ crop, focus }) => {
  if (typeof crop !== 'string' || typeof focus !== 'string') return
  const [across = 1, down = 1] = crop.split(':').map(Number)
  return (image) => {
    const full = Number(getMetadata(image, 'width'))
    const height = Number(getMetadata(image, 'height'))
    const width = Math.min(full, Math.round((height * across) / down))
    const middle = (full * Number(focus)) / 100
    const left = Math.round(Math.min(Math.max(middle - width / 2, 0), full - width))
    setMetadata(image, 'width', width)
    return image.extract({ left, top: 0, width, height })
  }
}
