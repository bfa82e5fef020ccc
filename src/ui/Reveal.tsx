import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * Its children animate into view when a reader first scrolls to them. Only a script hides them, and
 * only below the fold, so that they are visible without scripts and in the first view.
 */
export function Reveal(props: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? revealWhenSeen(ref.current) : undefined), [])
  return <div ref={ref} {...props} />
}

/** Sets `data-reveal` on `element`, which the stylesheet animates; returns the cleanup function. */
function revealWhenSeen(element: HTMLElement): (() => void) | undefined {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined

  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      if (entry.isIntersecting) element.dataset['reveal'] = 'shown'
      else if (entry.boundingClientRect.top >= window.innerHeight) {
        element.dataset['reveal'] = 'waiting'
        return
      }
      observer.disconnect()
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
