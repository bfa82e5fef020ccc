import { type ComponentType, lazy, Suspense, useEffect } from 'react'

/** The parts of the page that are still only HTML: how to wake each, and when it has come alive. */
const asleep = new Set<{ wake: () => void; alive: Promise<void> }>()

/**
 * A part of a prerendered page whose script is fetched when the element `id` comes near or the page is first touched;
 * until then its HTML stands as it was written. Rendered on the client alone, it is fetched at once.
 * `margin` is how near, as a CSS margin of the viewport. It takes no props: an update from above would reach it before it is alive.
 */
export function island(
  id: string,
  load: () => Promise<ComponentType>,
  margin = '50% 0px',
): ComponentType {
  const Content = lazy(async () => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id)
    if (!element) return { default: await load() }

    let comeAlive = () => {}
    const alive = new Promise<void>((resolve) => (comeAlive = resolve))
    await untilNear(element, margin, alive)
    return { default: announcing(await load(), comeAlive) }
  })
  return function Island() {
    return (
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    )
  }
}

/** Wakes every part of the page; resolves when all have come alive, and an update can reach them. */
export async function wakeIslands(): Promise<void> {
  const sleepers = [...asleep]
  for (const { wake } of sleepers) wake()
  await Promise.all(sleepers.map(({ alive }) => alive))
}

function untilNear(element: Element, margin: string, alive: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const sleeper = { wake, alive }
    asleep.add(sleeper)
    void alive.then(() => asleep.delete(sleeper))
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    for (const touch of TOUCHES) addEventListener(touch, wake, { once: true, passive: true })

    function wake() {
      observer.disconnect()
      for (const touch of TOUCHES) removeEventListener(touch, wake)
      resolve()
    }
  })
}

const TOUCHES = ['pointerdown', 'keydown'] as const

function announcing(Content: ComponentType, comeAlive: () => void): ComponentType {
  return function Alive() {
    useEffect(comeAlive, [])
    return <Content />
  }
}
