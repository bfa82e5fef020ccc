import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type QuestionProps = {
  open: boolean
  title: string
  /** What the last button does, and says. */
  answer: string
  onAnswer: () => void
  onClose: () => void
  /** What is at stake. */
  children: ReactNode
  /** Further answers, before the last one. */
  others?: ReactNode
}

/** Asks before something that an owner has made is given up. */
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
