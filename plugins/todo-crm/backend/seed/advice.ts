import type { SimAdvice, SimNeed } from '../records'

/** Fixed advice (domain/todo-crm.md 7): by rep01, to the first customer. */

/** Needs that a solution meets. */
export const MET: readonly (readonly [solutionId: string, ...tags: string[]])[] = [
  ['S-000001', 'steam', 'heat', 'saving'],
  ['S-000003', 'pv', 'power'],
  ['S-000004', 'pv', 'storage'],
  ['S-000005', 'cooling', 'saving'],
  ['S-000006', 'heat', 'saving'],
  ['S-000009', 'power', 'heat', 'cooling'],
]

const NEEDS: readonly SimNeed[] = [
  { tag: 'steam', weight: 'high' },
  { tag: 'saving', weight: 'medium' },
]
const OWN = { custId: 'C-000001', by: 'rep01', businessId: undefined } as const
const STEAM = { ...OWN, needs: NEEDS, solutionId: 'S-000001', capacity: 8 }

export const RECOMMENDED: Partial<SimAdvice> = { ...STEAM, state: '2', businessId: 'B-000001' }
/** A draft, adopted, declined, replaced; with a solution that was withdrawn, and without one. */
export const FIXED: Readonly<Record<number, Partial<SimAdvice>>> = {
  1: { ...STEAM, state: '1' },
  3: { ...STEAM, state: '3', feedback: { stars: 5, text: '已纳入技改计划' } },
  4: { ...STEAM, state: '4', feedback: { stars: 2, text: '投资回收期太长' } },
  5: { ...STEAM, state: '5' },
  6: { ...STEAM, state: '1', solutionId: 'S-000002' },
  7: {
    ...OWN,
    state: '1',
    needs: [
      { tag: 'charging', weight: 'high' },
      { tag: 'cooling', weight: 'high' },
    ],
    solutionId: undefined,
    capacity: 900,
  },
}
