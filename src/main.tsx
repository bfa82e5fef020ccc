import './index.css'
import 'react-dom/client'
import { persistently } from '#lib/arrival/persistently.ts'
import { tolerateTranslation } from '#lib/arrival/tolerateTranslation.ts'

tolerateTranslation()
void start()

/** React first, the site after it in a task of its own: read in one go, they would hold up a slow phone's answer to a touch. */
async function start() {
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  const site = await persistently(() => import('#app/site.tsx'))
  await site.bringToLife()
}
