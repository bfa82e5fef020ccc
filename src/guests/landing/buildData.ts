/** The raw data that the build has read for the prerendered pages. */
export type BuildData = { settings?: unknown; prices?: unknown; reviews?: unknown }

/** The id of the element that contains the data as JSON. */
export const BUILD_DATA_ID = 'build-data'

// During prerendering, where there is no document.
let prerenderData: BuildData | null = null

/** Sets the data of the next prerendered page. */
export function setBuildData(data: BuildData | null): void {
  prerenderData = data
}

/** The data of the prerendered page; `null` without any. */
export function readBuildData(): BuildData | null {
  if (typeof document === 'undefined') return prerenderData
  const element = document.getElementById(BUILD_DATA_ID)
  return element ? (JSON.parse(element.textContent) as BuildData) : null
}
