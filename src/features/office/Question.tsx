import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type QuestionProps = {
  open: boolean
  title: string
  /** The label of the last button. */
  answer: string
  onAnswer: () => void
  onClose: () => void
  /** The consequences. */
  children: ReactNode
  /** Further buttons before the last one. */
  others?: ReactNode
}

/** A confirmation dialog before an owner's data are lost. */
export function Question(props: QuestionProps) {
  const { open, title, answer, onAnswer, onClose, children, others } = props
  const { t } = useTranslation()
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className="mt-3">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        {others}
        <Button variant="danger" onClick={onAnswer}>
          {answer}
        </Button>
      </div>
    </Dialog>
  )
}
