/** What the build has read of the database for the prerendered pages; all of it raw. */
export type BuildData = { settings?: unknown; prices?: unknown; reviews?: unknown }

/** The id of the page's element with it as JSON. */
export const BUILD_DATA_ID = 'build-data'

// During prerendering, where there is no document.
let given: BuildData | null = null

/** Sets it for prerendering. */
export function setBuildData(data: BuildData | null): void {
  given = data
}

/** What the page was prerendered with; `null` without. */
export function readBuildData(): BuildData | null {
  if (typeof document === 'undefined') return given
  const element = document.getElementById(BUILD_DATA_ID)
  return element ? (JSON.parse(element.textContent) as BuildData) : null
}
