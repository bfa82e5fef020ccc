let underWay = 0
let waiting: (() => void)[] = []

/** Saves; what the SDK reports meanwhile is not shown, because it reports a write before the database has answered. */
export async function whileSaving(save: () => Promise<void>): Promise<void> {
  underWay += 1
  try {
    await save()
  } finally {
    underWay -= 1
    if (underWay === 0) {
      const reports = waiting
      waiting = []
      for (const report of reports) report()
    }
  }
}

/** Reports at once, or when no save is under way any more. */
export function afterSaving(report: () => void): void {
  if (underWay === 0) report()
  else waiting.push(report)
}
