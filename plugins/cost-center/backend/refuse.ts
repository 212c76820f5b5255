import { SimRefusal } from '#harness/backend/contract'
import { REFUSED } from '../rules/vocabulary'

/** Refusals of the area (domain/cost-center.md 4); the app has its own texts (`refused.<code>`). */
export const refuse = {
  taken: (code: string) => new SimRefusal(REFUSED.taken, `Code taken, next: ${code}.`, { code }),
  children: (number: number) => new SimRefusal(REFUSED.children, `${number} centers below are valid.`, { n: number }),
  noSerial: () => new SimRefusal(REFUSED.noSerial, 'No serial left.'),
  closedPeriod: () => new SimRefusal(REFUSED.closedPeriod, 'Period closed in accounts.'),
}
