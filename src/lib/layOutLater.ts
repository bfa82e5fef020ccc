const IDLE_GUESS_MS = 100

/**
 * Lays out what the style sheet left for later (`.later`, where the page's loader set `data-arrival`), a part in each frame
 * in which the browser has time to spare.
 */
export async function layOutLater(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('.later')) {
    await spareFrame()
    part.style.contentVisibility = 'visible'
  }
  delete document.documentElement.dataset['arrival']
}

function spareFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
      else setTimeout(resolve, IDLE_GUESS_MS)
    })
  })
}
