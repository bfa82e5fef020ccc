/** One line of the doctor's: all well, wrong with its cure, or worth knowing (also: what could not be looked at). */
export type Check =
  | { mark: '✓'; text: string }
  | { mark: '✗'; text: string; cure: string }
  | { mark: '–'; text: string; cure: string }

/** What is as it should be. */
export function well(text: string): Check {
  return { mark: '✓', text }
}

/** What must be mended before the site goes live. */
export function wrong(text: string, cure: string): Check {
  return { mark: '✗', text, cure }
}

/** What an owner should know, but may leave as it is. */
export function note(text: string, cure: string): Check {
  return { mark: '–', text, cure }
}

/** How many of the checks found something that must be mended. */
export function countWrong(checks: readonly Check[]): number {
  return checks.filter(({ mark }) => mark === '✗').length
}

/** Prints the checks under a title, one a line: mark, finding and cure. */
export function printChecks(title: string, checks: readonly Check[]): void {
  console.log(`\n${title}`)
  for (const check of checks) {
    const cure = check.mark === '✓' ? '' : ` → ${check.cure}`
    console.log(`  ${check.mark} ${check.text}${cure}`)
  }
}
