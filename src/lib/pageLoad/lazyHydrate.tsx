import { type ComponentType, Suspense, useEffect } from 'react'
import { followGoneParts, PartGone } from '#lib/fetchPart.ts'
import { firstMove } from './layOutLater.ts'
import { nextPaint } from './nextPaint.ts'
import { lazyPart } from './lazyPart.ts'
import { retryForever } from './retryForever.ts'

const WAKING_LIMIT_MS = 10_000
const TOUCHES = ['pointerdown', 'keydown'] as const
/** In the capture phase, because React stops events in a part that is not hydrated yet. */
const HEARD_FIRST = { capture: true, passive: true }

type Promised = { promise: Promise<void>; resolve: () => void }
type LazyPart = { id: string; woken: Promised; alive: Promised }

/** Every lazily hydrated part, including those that React has not rendered yet. */
const lazyParts: LazyPart[] = []

/**
 * A part of a prerendered page whose script loads when the reader has moved and the element `id`
 * nears the viewport, or the page is first touched; until then its prerendered HTML stays. A hydrated element has
 * `data-awake`. Rendered on the client only, it loads immediately and suspends the page, so that
 * links to it work. `margin` is a CSS margin of the viewport. It takes no props, because an update
 * would reach it before hydration.
 */
export function lazyHydrate(
  id: string,
  load: () => Promise<ComponentType>,
  margin = '50% 0px',
): ComponentType {
  const self = { id, woken: promised(), alive: promised() }
  lazyParts.push(self)

  const find = () => (typeof document === 'undefined' ? null : document.getElementById(id))
  const Content = lazyPart(
    async () => {
      const element = find()
      if (element) {
        wakeWhenNear(element, margin, self.woken.resolve)
        await self.woken.promise
      }
      const Part = await retryForever(load)
      return withOnHydrated(Part, () => {
        find()?.setAttribute('data-awake', '')
        self.alive.resolve()
      })
    },
    // The part's outermost element, which may contain the one with the id.
    () => find()?.closest('main > *, #root > *') ?? null,
  )
  const written = typeof document === 'undefined' || document.getElementById(id) !== null
  return function LazyPart() {
    if (!written) return <Content />
    return (
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    )
  }
}

/**
 * Hydrates every part of the page; resolves when updates reach all of them, and rejects after ten
 * seconds.
 */
export async function hydrateAll(): Promise<void> {
  const here = lazyParts.filter(({ id }) => document.getElementById(id))
  for (const { woken } of here) woken.resolve()
  let unfollow = () => {}
  const lost = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The page’s scripts cannot be fetched')), WAKING_LIMIT_MS)
    unfollow = followGoneParts(() => reject(new PartGone()))
  })
  await Promise.race([Promise.all(here.map(({ alive }) => alive.promise)), lost]).finally(unfollow)
}

function wakeWhenNear(element: Element, margin: string, wake: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      // Before that the reader sees the prerendered HTML, which needs no script.
      if (entries.some((entry) => entry.isIntersecting)) void firstMove().then(awake)
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  for (const touch of TOUCHES) addEventListener(touch, onTouch, HEARD_FIRST)

  // The touched part hydrates first.
  function onTouch() {
    void nextPaint().then(awake)
  }

  function awake() {
    observer.disconnect()
    for (const touch of TOUCHES) removeEventListener(touch, onTouch, HEARD_FIRST)
    wake()
  }
}

function promised(): Promised {
  let resolve = () => {}
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}

/** Wraps a component to call `onAlive` once it is hydrated. */
export function withOnHydrated(Content: ComponentType, onAlive: () => void): ComponentType {
  return function Announcing() {
    useEffect(onAlive, [])
    return <Content />
  }
}
