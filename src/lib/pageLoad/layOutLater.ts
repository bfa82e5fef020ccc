const MOVES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const
const IDLE_GUESS_MS = 100

/** Lays out `.later` after the reader's first move, one part in each idle frame. */
export async function layOutLater(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['arrival'] !== 'top') return
  await firstMove()
  for (const part of document.querySelectorAll<HTMLElement>('.later')) {
    await spareFrame()
    part.style.contentVisibility = 'visible'
  }
  delete dataset['arrival']
}

let moved: Promise<void> | undefined

/** Resolves at the reader's first move; at once if the page was opened at an anchor or by Back. */
export function firstMove(): Promise<void> {
  const { dataset } = document.documentElement
  moved ??= new Promise((resolve) => {
    if (dataset['arrival'] !== 'top' || scrollY > 0) return resolve()
    const listening = new AbortController()
    const onMove = () => {
      listening.abort()
      resolve()
    }
    for (const move of MOVES)
      addEventListener(move, onMove, { passive: true, signal: listening.signal })
  })
  return moved
}

function spareFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
      else setTimeout(resolve, IDLE_GUESS_MS)
    })
  })
}
