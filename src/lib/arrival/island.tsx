import { type ComponentType, Suspense } from 'react'
import { followGoneParts, PartGone } from '#lib/fetchPart.ts'
import { announcing } from './announcing.tsx'
import { frame } from './frame.ts'
import { lazyPart } from './lazyPart.ts'
import { persistently } from './persistently.ts'

const WAKING_LIMIT_MS = 10_000
const TOUCHES = ['pointerdown', 'keydown'] as const
/** Before React hears of it, which keeps a touch on a part that is still asleep to itself. */
const HEARD_FIRST = { capture: true, passive: true }

type Promised = { promise: Promise<void>; resolve: () => void }
type Island = { id: string; woken: Promised; alive: Promised }

/** Every island of the pages that have been loaded, also those that React has not come to yet. */
const islands: Island[] = []

/**
 * A part of a prerendered page whose script is fetched when the element `id` comes near or the page is first touched;
 * until then, and for as long as it cannot be fetched, its HTML stands as it was written. Once it answers, the element has
 * `data-awake`. Rendered on the client alone, it is fetched at once, and the page waits for it: a button that leads to a
 * part must find it. `margin` is how near, as a CSS margin of the viewport. It takes no props: an update from above would
 * reach it before it is alive.
 */
export function island(
  id: string,
  load: () => Promise<ComponentType>,
  margin = '50% 0px',
): ComponentType {
  const self = { id, woken: promised(), alive: promised() }
  islands.push(self)

  const find = () => (typeof document === 'undefined' ? null : document.getElementById(id))
  const Content = lazyPart(
    async () => {
      const element = find()
      if (element) {
        wakeWhenNear(element, margin, self.woken.resolve)
        await self.woken.promise
      }
      const Part = await persistently(load)
      return announcing(Part, () => {
        find()?.setAttribute('data-awake', '')
        self.alive.resolve()
      })
    },
    // The part's outermost element, which may be around the one that has the id.
    () => find()?.closest('main > *, #root > *') ?? null,
  )
  const written = typeof document === 'undefined' || document.getElementById(id) !== null
  return function Island() {
    if (!written) return <Content />
    return (
      <Suspense fallback={null}>
        <Content />
      </Suspense>
    )
  }
}

/** Wakes every part of the page; resolves when an update can reach them all, rejects when that takes more than ten seconds. */
export async function wakeIslands(): Promise<void> {
  const here = islands.filter(({ id }) => document.getElementById(id))
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
      if (entries.some((entry) => entry.isIntersecting)) awake()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  for (const touch of TOUCHES) addEventListener(touch, onTouch, HEARD_FIRST)

  // What was touched answers first.
  function onTouch() {
    void frame().then(awake)
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
