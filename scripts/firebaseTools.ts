/** The newest Firebase CLI that runs on this project's oldest Node, 20.19, for `npx`. */
export const FIREBASE_TOOLS = ['--yes', 'firebase-tools@15.34.2']
