const { dataset } = document.documentElement
const [navigation] = performance.getEntriesByType('navigation')

/** Whether somebody has come to the page's top, rather than to a place of it or back. */
export const fromTop =
  navigation instanceof PerformanceNavigationTiming &&
  navigation.type === 'navigate' &&
  !location.hash

/** Says on `html` how the page was come to; who has come to a place is led there without smoothness, until all has `loaded`. */
export function markArrival(loaded: Promise<unknown>): void {
  dataset['arrival'] = fromTop ? 'top' : 'placed'
  void loaded.then(() => {
    if (dataset['arrival'] === 'placed') delete dataset['arrival']
  })
}
