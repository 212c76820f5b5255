import { defineDecisionFields } from '#base/fields'
import { COMMENT } from './vocabulary'

/** What an approver enters, by decision. */
export const decisionFields = defineDecisionFields('return', {
  most: COMMENT,
  message: 'error.reason',
  longMessage: 'error.comment',
})
