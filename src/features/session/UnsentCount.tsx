import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countPending } from '#db/outbox.ts'

/** Shows how many of an owner's changes are pending on this device; nothing for none. */
export function UnsentCount({ uid }: { uid: string }) {
  const { t } = useTranslation()
  const [unsent, setUnsent] = useState(0)
  useEffect(() => void countPending(uid).then(setUnsent), [uid])
  return unsent > 0 && <p className="my-4">{t('admin.unsent.title', { count: unsent })}</p>
}
