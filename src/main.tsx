import './index.css'
import 'react-dom/client'
import { retryForever } from '#lib/pageLoad/retryForever.ts'
import { tolerateTranslation } from './lib/pageLoad/translatedTexts.ts'

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
  const site = await retryForever(() => import('#app/site.tsx'))
  await site.bringToLife()
}
