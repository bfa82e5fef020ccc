import config from '#tailwind.config.ts'

const { linen, pine } = config.theme.extend.colors

/** The page's background, for browser and phone interfaces. */
export const GROUND = linen[50]

/** The icon's colour on that background. */
export const INK = pine[800]
