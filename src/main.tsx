import './index.css'
import 'react-dom/client'
import { persistently } from '#lib/arrival/persistently.ts'
import { tolerateTranslation } from '#lib/arrival/tolerateTranslation.ts'

tolerateTranslation()
void start()

/**
 * React first, then the site in a separate task, so that a slow phone can respond to a touch in
 * between.
 */
async function start() {
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  const site = await persistently(() => import('#app/site.tsx'))
  await site.bringToLife()
}
