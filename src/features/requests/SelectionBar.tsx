import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

type SelectionBarProps = {
  count: number
  onAll: () => void
  onNone: () => void
  onDelete: () => void
}

/** The actions on the selected requests; sticky while there are any. */
export function SelectionBar({ count, onAll, onNone, onDelete }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <div className="sticky bottom-2 mt-2 flex flex-wrap items-center gap-2 rounded-field bg-pine-800 py-2 pr-2 pl-4 text-white">
      <output className="grow">{t('admin.requests.selected', { count })}</output>
      <Button size="small" onClick={onAll}>
        {t('admin.requests.selectAll')}
      </Button>
      <Button size="small" onClick={onNone}>
        {t('admin.requests.selectNone')}
      </Button>
      <Button size="small" variant="danger" onClick={onDelete}>
        {t('admin.requests.deleteSelected')}
      </Button>
    </div>
  )
}
