import { useEffect, useState } from 'react'
import { giveAnswer, readOwnAnswer } from '#db/guestAnswer.ts'
import { answerTo, type AnswerWord, type GuestAnswer } from '#domain/guestPage/guestAnswer.ts'
import { isPageKey } from '#domain/guestPage/pageKey.ts'
import { forgetSent, readSent } from '#features/booking/request/sentRequest.ts'
import type { PageState } from './pageState.ts'

const AGAIN_MS = 10_000

/**
 * The answer that the guest has given to what their page shows, read again after each change of the
 * page; `undefined` before it has loaded.
 */
export function useOwnAnswer(address: string, shown: PageState) {
  const key = address.split('#')[1] ?? ''
  const status = 'stay' in shown ? shown.state : null
  const [read, setRead] = useState<{ key: string; answer: GuestAnswer | null } | null>(null)

  useEffect(() => {
    if (status === null || !isPageKey(key)) return undefined
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      readOwnAnswer(key).then(
        (answer) => {
          if (!stopped) setRead({ key, answer })
        },
        () => {
          if (!stopped) timer = setTimeout(look, AGAIN_MS)
        },
      )
    }
    look()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [key, status])

  const word = read?.key === key ? read.answer?.answer : undefined
  useEffect(() => {
    const withdrawn = word === 'withdraw' || word === 'no'
    // The landing page shows the request that this device has sent until it is withdrawn.
    if (withdrawn && readSent(Date.now())?.guestKey === key) forgetSent()
  }, [key, word])

  return {
    answer: status !== null && read?.key === key ? answerTo(status, read.answer) : undefined,
    give: async (word: AnswerWord) => {
      const answer = await giveAnswer(key, word)
      if (!answer) throw new Error('The page has gone')
      setRead({ key, answer })
    },
  }
}
