import { common } from './en/common.ts'
import { gallery } from './en/gallery.ts'
import { landing } from './en/landing.ts'
import type { Translation } from './tr.ts'

/** The English texts that the public page begins with. */
export const en = { ...common, ...landing, gallery } satisfies Omit<
  Translation,
  'admin' | 'booking' | 'privacy' | 'problem'
>
