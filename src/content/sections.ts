/** The page's anchors (SPEC §2) in the order a guest meets them, by the key of their name under `nav`. */
export const anchors = {
  home: 'anasayfa',
  gallery: 'galeri',
  info: 'bilgi',
  reservation: 'rezervasyon',
  contact: 'iletisim',
} as const

/** The six features have an address, too, though no link leads there. */
export const FEATURES_ANCHOR = 'ozellikler'

/** A section that can be linked to. */
export type Section = keyof typeof anchors
