import { type ComponentType, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LightboxProps } from './Lightbox.tsx'
import { fetchPart } from '#lib/fetchPart.ts'

/** The lightbox while it is open, fetched when it is first asked for; closing it puts the focus on `opener`. */
export function useLightbox(opener: RefObject<HTMLElement | null>) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)

  const open = () => {
    fetchPart(() => import('./Lightbox.tsx')).then(
      (module) => setLightbox(() => module.Lightbox),
      // Offline, it cannot be fetched; the picture on the page stays.
      () => undefined,
    )
  }
  const close = () => {
    // Nothing behind can take the focus before the dialog is gone.
    flushSync(() => setLightbox(null))
    // The dialog gives the focus back by itself, but a picture that was clicked cannot take it.
    opener.current?.focus({ preventScroll: true })
  }
  return { Lightbox, open, close }
}
