import type { Agreement, EarlierAgreement } from './agreement.ts'

/** The days and sums of an agreement from a day on. */
export type AgreedForm = Omit<EarlierAgreement, 'entry'>

/** An agreement before and after a change. */
export type AgreementStep = { before: AgreedForm; after: AgreedForm }

/** The changes of an agreement, first to last; its days and sums are those of its stay now. */
export function agreementSteps(
  { at, changedOn = at, earlier = [] }: Agreement,
  now: Omit<AgreedForm, 'at'>,
): AgreementStep[] {
  const forms = [...earlier, { ...now, at: changedOn }]
  return forms.slice(1).flatMap((after, index) => {
    const before = forms[index]
    return before ? [{ before, after }] : []
  })
}
