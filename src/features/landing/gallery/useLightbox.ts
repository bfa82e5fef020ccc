import { type ComponentType, type RefObject, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LightboxProps } from './Lightbox.tsx'
import { fetchPart } from '#lib/fetchPart.ts'

/** The lazily loaded lightbox; closing it focuses `opener`. */
export function useLightbox(opener: RefObject<HTMLElement | null>) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)

  const open = useCallback(() => {
    fetchPart(() => import('./Lightbox.tsx')).then(
      (module) => setLightbox(() => module.Lightbox),
      // Offline, the lightbox cannot be loaded, and the page stays as it is.
      () => undefined,
    )
  }, [])
  const close = () => {
    // The elements behind are inert until the dialog is gone.
    flushSync(() => setLightbox(null))
    // The dialog returns the focus itself, except to a picture, which is not focusable.
    opener.current?.focus({ preventScroll: true })
  }
  return { Lightbox, open, close }
}
