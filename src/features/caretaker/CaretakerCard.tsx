import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { choicesAt, type NewsChoices } from '#domain/caretaker/choices.ts'
import { ToolCard } from '#features/office/ToolCard.tsx'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { MailTroubles } from './MailTroubles.tsx'
import { NewsForm } from './NewsForm.tsx'

type CaretakerCardProps = {
  caretaker: Caretaker
  /** Its last results, or how to set it up. */
  state: ReactNode
  /** The owner's own address. */
  address: string
  /** The setup of the script at Google. */
  setup: ReactNode
  /** Stores this owner's choices; rejects with a `Failure`. */
  onChoose: (base: NewsChoices, wanted: NewsChoices) => Promise<void>
}

/** The caretaker's status, and which mails it sends to this owner. */
export function CaretakerCard({ caretaker, state, setup, address, onChoose }: CaretakerCardProps) {
  const { t } = useTranslation()
  return (
    <ToolCard title={t('office.caretaker.title')} text={t('office.caretaker.text')}>
      {state}
      <MailTroubles postboxes={caretaker.postboxes} />
      <NewsForm
        choices={choicesAt(address, caretaker.choices, DEFAULT_LANGUAGE)}
        onChoose={onChoose}
      />
      {setup}
      <details className="mt-6 border-t border-linen-300 pt-4">
        <summary className="cursor-pointer font-semibold text-accent-700">
          {t('office.watch.installer.title')}
        </summary>
        <p className="mt-2 max-w-text wrap-anywhere">{t('office.watch.installer.text')}</p>
      </details>
    </ToolCard>
  )
}
