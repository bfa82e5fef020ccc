/** What the build has read of the database for the prerendered pages; all of it raw. */
export type BuildData = { settings?: unknown; prices?: unknown; reviews?: unknown }

/** The id of the element that contains the data as JSON. */
export const BUILD_DATA_ID = 'build-data'

// During prerendering, where there is no document.
let prerenderData: BuildData | null = null

/** Sets the data of the next prerendered page. */
export function setBuildData(data: BuildData | null): void {
  prerenderData = data
}

/** What the page was prerendered with; `null` without. */
export function readBuildData(): BuildData | null {
  if (typeof document === 'undefined') return prerenderData
  const element = document.getElementById(BUILD_DATA_ID)
  return element ? (JSON.parse(element.textContent) as BuildData) : null
}
