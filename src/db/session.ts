import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth'
import { app } from './app.ts'

// Local persistence only: the pop-up code of `getAuth` is 60 kB unused here.
export const auth = initializeAuth(app, { persistence: browserLocalPersistence })

if (__LOCAL_BACKEND__) {
  const { host, authPort } = __LOCAL_BACKEND__
  connectAuthEmulator(auth, `http://${host}:${authPort}`, { disableWarnings: true })
}
