import { type SubmitEvent, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { StayList } from '#domain/stayList/listColumns.ts'
import { FailureNote } from '#features/office/StatusNote.tsx'
import { ToolCard } from '#features/office/cards.tsx'
import { fetchPart } from '#lib/fetchPart.ts'
import { Button } from '#ui/Button.tsx'
import { TextAreaField } from '#ui/Field.tsx'
import { FileField } from '#ui/FileField.tsx'
import type { ListProblem } from './readList.ts'
import { StayListPreview } from './StayListPreview.tsx'

type StayListCardProps = {
  /** The stored stays, cancelled ones excluded. */
  stays: readonly Reservation[]
  today: IsoDate
  connected: boolean
}

/** Previews the stays of a spreadsheet or of another site's export, and adds the selected ones. */
export function StayListCard({ stays, today, connected }: StayListCardProps) {
  const { t } = useTranslation()
  const [file, setFile] = useState<File | null>(null)
  const [opened, setOpened] = useState<
    { list: StayList; number: number } | { problem: ListProblem } | null
  >(null)

  async function open(text: string) {
    const { readList } = await fetchPart(() => import('./readList.ts'))
    const list = await readList(file, text)
    setOpened('problem' in list ? list : { list, number: Date.now() })
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    void open(typeof text === 'string' ? text : '')
  }

  return (
    <ToolCard title={t('office.stayList.title')} text={t('office.stayList.text')}>
      <form onSubmit={onSubmit}>
        <FileField
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          label={t('office.stayList.file')}
          texts={t('office.file', { returnObjects: true })}
          onClick={() => setFile(null)}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <TextAreaField
          name="text"
          rows={4}
          spellCheck={false}
          label={t('office.stayList.paste')}
          hint={t('office.stayList.pasteHint')}
        />
        <Button type="submit">{t('office.channels.preview')}</Button>
      </form>
      {opened && 'problem' in opened && (
        <FailureNote>{t(`office.stayList.problems.${opened.problem}`)}</FailureNote>
      )}
      {opened && 'list' in opened && (
        <StayListPreview key={opened.number} list={opened.list} {...{ stays, today, connected }} />
      )}
    </ToolCard>
  )
}
