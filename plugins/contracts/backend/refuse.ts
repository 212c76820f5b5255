import { SimRefusal } from '#harness/backend/contract'
import { REFUSED } from '../rules/vocabulary'

/** Refusals of the area; the app has its own texts (`refused.<code>`). */
export const refuse = {
  noCreditCode: () => new SimRefusal(REFUSED.noCreditCode, 'The customer has no credit code.'),
  reminded: () => new SimRefusal(REFUSED.reminded, 'Reminded today.'),
}
