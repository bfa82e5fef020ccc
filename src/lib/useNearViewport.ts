import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has come within `margin` (CSS lengths) of the viewport; stays true. */
export function useNearViewport<T extends Element>(
  margin: string,
): [ref: RefObject<T | null>, near: boolean] {
  const ref = useRef<T>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || near) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, margin])

  return [ref, near]
}
