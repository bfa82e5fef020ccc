import { initializeApp } from 'firebase/app'

export const app = initializeApp({
  apiKey: __ENV__.VITE_FIREBASE_API_KEY,
  authDomain: __ENV__.VITE_FIREBASE_AUTH_DOMAIN,
  databaseURL: __ENV__.VITE_FIREBASE_DATABASE_URL,
  projectId: __ENV__.VITE_FIREBASE_PROJECT_ID,
  appId: __ENV__.VITE_FIREBASE_APP_ID,
})
