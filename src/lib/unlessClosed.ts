/** What the device's storage answers, or `otherwise` where it is closed or full: some browsers then reject, and others throw. */
export async function unlessClosed<Answer>(
  ask: () => Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  try {
    return await ask()
  } catch {
    return otherwise
  }
}
