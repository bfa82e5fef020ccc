/**
 * The storage's result, or `otherwise` when it is unavailable or full: some browsers then reject,
 * others throw.
 */
export async function withStorageFallback<Answer>(
  ask: () => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  try {
    return await ask()
  } catch {
    return otherwise
  }
}
