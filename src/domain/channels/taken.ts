import { isInOrder, overlaps, type Stay } from '#domain/stay.ts'

/** Stays indexed by month: a season has thousands of stays, a month only a few. */
export class Taken<Each extends { stay: Stay }> {
  private readonly months = new Map<string, Set<Each>>()

  add(holder: Each): void {
    for (const month of monthsOf(holder.stay)) {
      const holders = this.months.get(month) ?? new Set()
      this.months.set(month, holders.add(holder))
    }
  }

  remove(holder: Each): void {
    for (const month of monthsOf(holder.stay)) this.months.get(month)?.delete(holder)
  }

  /** Those that share a night with a stay. */
  sharing(stay: Stay): Each[] {
    const near = monthsOf(stay).flatMap((month) => [...(this.months.get(month) ?? [])])
    return [...new Set(near)].filter((holder) => overlaps(holder.stay, stay))
  }
}

function monthsOf(stay: Stay): string[] {
  if (!isInOrder(stay)) return []
  const months: string[] = []
  const last = stay.checkOut.slice(0, 7)
  for (let month = stay.checkIn.slice(0, 7); month <= last; month = monthAfter(month)) {
    months.push(month)
  }
  return months
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [next, first] = number === 12 ? [year + 1, 1] : [year, number + 1]
  return `${String(next).padStart(4, '0')}-${String(first).padStart(2, '0')}`
}
