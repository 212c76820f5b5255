import { type SimContext, SimRefusal } from '#harness/backend/contract'
import { doneBy } from '#harness/backend/kit'
import { REFUSED } from '../rules/vocabulary'

/** Refusals of the area; the app has its own texts (`refused.<code>`). */
export const refuse = {
  decided: (loginName: string, at: string, context: SimContext) => {
    const { words, data } = doneBy(context, loginName, at)
    return new SimRefusal(REFUSED.decided, `Decided by ${words}.`, data)
  },
  noCreditCode: () => new SimRefusal(REFUSED.noCreditCode, 'The customer has no credit code.'),
  reminded: () => new SimRefusal(REFUSED.reminded, 'Reminded today.'),
}
