/** A result: well, wrong with its cure, or a note (also for what could not be checked). */
export type Check = { mark: '✓'; text: string } | { mark: '✗' | '–'; text: string; cure: string }

/** A successful check. */
export function well(text: string): Check {
  return { mark: '✓', text }
}

/** An error to correct before the site goes live. */
export function wrong(text: string, cure: string): Check {
  return { mark: '✗', text, cure }
}

/** A note that an owner may leave as it is. */
export function note(text: string, cure: string): Check {
  return { mark: '–', text, cure }
}

/** The number of errors. */
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
