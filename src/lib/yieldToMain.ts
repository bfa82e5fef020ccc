/** Lets whatever waits, such as a click, have its turn before a long work goes on. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
