import { type ComponentProps, useEffect, useRef } from 'react'

/**
 * Its children rise into view when a reader first scrolls to them. They are hidden only by a script and only while
 * below the fold, so that nobody waits for an animation: not without scripts, not in the first view.
 */
export function Reveal(props: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? revealWhenSeen(ref.current) : undefined), [])
  return <div ref={ref} {...props} />
}

/** Marks `element` with `data-reveal`, which the style sheet understands; returns how to stop. */
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
