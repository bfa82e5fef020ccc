/** Google's own tool, for `npx`: the newest that runs on this project's oldest Node, 20.19. */
export const FIREBASE_TOOLS = ['--yes', 'firebase-tools@15.34.2']
