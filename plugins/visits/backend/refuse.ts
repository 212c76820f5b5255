import { type SimContext, SimRefusal } from '#harness/backend/contract'
import { doneBy } from '#harness/backend/kit'

/** Refusals of the area (domain/visits.md 4); the app has its own texts (`refused.<code>`). */
export const refuse = {
  closed: (loginName: string, at: string, context: SimContext) => {
    const { words, data } = doneBy(context, loginName, at)
    return new SimRefusal(4301, `Closed by ${words}.`, data)
  },
  overlap: (overlaps: readonly object[]) => new SimRefusal(4302, 'There is a visit at this time.', { overlaps }),
  notArrived: () => new SimRefusal(4303, 'Nobody has arrived yet.'),
  decided: (by: ReturnType<typeof doneBy>['data']) =>
    new SimRefusal(4305, `${by.nameEn} has decided about this check-in.`, by),
  locked: () => new SimRefusal(4304, 'The minutes can no longer be changed.'),
}
