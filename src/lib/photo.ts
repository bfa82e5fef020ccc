/** A photograph from the build: every format in its widths, and a blurred placeholder. */
export type Photo = {
  /** `srcset` by format (avif, webp), the smallest format and width first. */
  sources: Readonly<Record<string, string>>
  /** A JPEG for browsers that support neither, with its size in pixels. */
  img: { src: string; w: number; h: number }
  /** A few pixels as a data URI, shown until the photograph has loaded. */
  placeholder: string
}
