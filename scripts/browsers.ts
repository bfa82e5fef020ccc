/**
 * The oldest browsers for which the site is built. The office needs newer ones: iOS 16.4, Chrome
 * 109 and Firefox 115. `lib` in tsconfig.src.json is the newest edition of JavaScript's functions that all have.
 */
export const OLDEST_BROWSERS = ['chrome100', 'firefox102', 'safari15.4', 'ios15.4']

/** The releases of `@sparticuz/chromium` in which scripts/oldBrowsers.ts runs journeys: the office's oldest Chrome, and the last one without popovers. */
export const OLD_CHROMIUMS = ['109.0.0', '113.0.0']
