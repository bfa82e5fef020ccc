const { dataset } = document.documentElement
const [navigation] = performance.getEntriesByType('navigation')

/** Whether the page was opened at its top, rather than at an anchor or by Back. */
export const fromTop =
  navigation instanceof PerformanceNavigationTiming &&
  navigation.type === 'navigate' &&
  !location.hash

/** Marks on `html` how the page was opened; at an anchor, scrolling is not smooth until `loaded`. */
export function markPageOpening(loaded: Promise<unknown>): void {
  dataset['arrival'] = fromTop ? 'top' : 'placed'
  void loaded.then(() => {
    if (dataset['arrival'] === 'placed') delete dataset['arrival']
  })
}
