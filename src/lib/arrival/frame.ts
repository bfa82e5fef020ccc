/** Resolves once the browser has painted what stands now. In a hidden tab, which nobody paints, only when it is shown. */
export function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve)
    })
  })
}
