/** A line of a chart: its name, and what it is at each size. */
export type Line = { name: string; points: readonly (readonly [x: number, y: number])[] }

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [720, 380, 80, 36, 150, 44]
const COLOURS = ['#1f5c4d', '#b4532a', '#3b6ea5', '#8a6d1d', '#7a3e72', '#4a4a4a', '#0f8b8d']

/** A chart of lines over sizes, both axes by powers of ten, as SVG; `inWords` says what stands at a height. */
export function drawCurves(
  title: string,
  lines: readonly Line[],
  inWords: (value: number) => string,
): string {
  const all = lines.flatMap(({ points }) => points).filter(([, y]) => y > 0)
  const [minX, maxX] = rangeOf(all.map(([x]) => x))
  const [minY, maxY] = rangeOf(all.map(([, y]) => y))
  const across = (x: number) =>
    LEFT + ((Math.log10(x) - minX) / (maxX - minX)) * (WIDTH - LEFT - RIGHT)
  const up = (y: number) =>
    HEIGHT - BOTTOM - ((Math.log10(y) - minY) / (maxY - minY)) * (HEIGHT - TOP - BOTTOM)
  const grid = [
    ...powers(minX, maxX).map(
      (x) => `<path class="grid" d="M${f(across(x))} ${TOP}V${HEIGHT - BOTTOM}"/>
<text x="${f(across(x))}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${x.toLocaleString('en')}</text>`,
    ),
    ...powers(minY, maxY).map(
      (y) => `<path class="grid" d="M${LEFT} ${f(up(y))}H${WIDTH - RIGHT}"/>
<text x="${LEFT - 8}" y="${f(up(y) + 4)}" text-anchor="end">${inWords(y)}</text>`,
    ),
  ]
  const names = apart(lines.map(({ points }) => up(points.at(-1)?.[1] || 1)))
  const drawn = lines.map(({ name, points }, index) => {
    const there = points.filter(([, y]) => y > 0)
    const colour = COLOURS[index % COLOURS.length]
    const path = there.map(([x, y]) => `${f(across(x))} ${f(up(y))}`).join('L')
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>
<text x="${WIDTH - RIGHT + 8}" y="${f((names[index] ?? 0) + 4)}" fill="${colour}">${name}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<style>text{font:12px sans-serif}.grid{stroke:#ddd;fill:none}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${LEFT}" y="20" style="font-weight:bold">${title}</text>
${[...grid, ...drawn].join('\n')}
</svg>
`
}

/** The same heights, none within a line of another, in their order. */
function apart(heights: readonly number[]): number[] {
  const order = heights
    .map((_, index) => index)
    .toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))
  const placed = [...heights]
  let last = -Infinity
  for (const index of order) {
    last = Math.max(placed[index] ?? 0, last + 14)
    placed[index] = last
  }
  return placed
}

function rangeOf(values: readonly number[]): [least: number, most: number] {
  const exponents = values.map(Math.log10)
  const [least, most] = [Math.floor(Math.min(...exponents)), Math.ceil(Math.max(...exponents))]
  return [least, most > least ? most : least + 1]
}

function powers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index))
}

function f(value: number): string {
  return value.toFixed(1)
}
