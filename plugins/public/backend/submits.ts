import { type SubmitExample, submitExample } from '#harness/backend/contract'
import { saveContact } from '../api'

/** Requests of the call that may wait in the outbox. */
export const submits: readonly SubmitExample[] = [
  submitExample(
    saveContact,
    'rep01',
    (_, later) => ({
      custId: 'C-000001',
      name: `王芳${later}`,
      phones: [`135001350${10 + later}`],
      influence: 'unknown' as const,
    }),
    { several: true },
  ),
]
