/** Resolves once the browser has painted the current state; in a hidden tab, once that is shown. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve)
    })
  })
}
