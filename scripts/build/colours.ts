import config from '#tailwind.config.ts'

const { linen, pine } = config.theme.extend.colors

/** The page's ground, for what a browser or a phone draws around it. */
export const GROUND = linen[50]

/** The mark's ink on that ground. */
export const INK = pine[800]
