import * as v from 'valibot'
import { person } from '#base/wire'
import { ours } from './shared'

/** Calls for assigning leads (ours). */

const workloadSchema = v.pipe(
  v.object({
    employee: person,
    /** Leads in progress, without those won. */
    open: v.number(),
    /** Next steps due today, and of earlier days. */
    due: v.number(),
    late: v.number(),
  }),
  v.transform(({ employee, ...load }) => ({ ...employee, ...load })),
)

/** Somebody to whom leads can be assigned, and what they have to do. */
export type Workload = v.InferOutput<typeof workloadSchema>

/** People of the organisations whose leads I may assign. */
export const getWorkload = ours.get('/workload', {
  about: 'People to whom I may assign leads, each with the leads in progress and the next steps due and late.',
  request: v.object({}),
  response: v.array(workloadSchema),
})
