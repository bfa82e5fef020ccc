/** One photograph as the build prepares it: every format in its widths, and a blur of its own colours. */
export type Photo = {
  /** `srcset` by format (avif, webp), the smallest format and width first. */
  sources: Readonly<Record<string, string>>
  /** One JPEG for browsers that know neither, with its size in pixels. */
  img: { src: string; w: number; h: number }
  /** A few pixels as a data URI, shown until the photograph is here. */
  placeholder: string
}
