/** Resolves once the browser has painted the current state; in a hidden tab, once that is shown. */
export function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve)
    })
  })
}
