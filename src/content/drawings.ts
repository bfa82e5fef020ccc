const files: Readonly<Record<string, string>> = import.meta.glob('./drawings/*.svg', {
  eager: true,
  import: 'default',
})

/** The address of a small drawing that a text names; a missing one ends the build. */
export function drawingOf(name: string): string {
  const file = `./drawings/${name}.svg`
  const address = files[file]
  if (address === undefined) {
    throw new Error(`src/content/drawings/${name}.svg is missing: features.items names it`)
  }
  return address
}
