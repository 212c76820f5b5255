import { defineFields, text } from '#base/fields'
import { COMMENT } from './vocabulary'

/** Comment on an approval, which may be empty. */
const remark = text({ most: COMMENT, message: 'error.comment' })
/** Why a contract is returned. */
const returnReason = text({ required: true, most: COMMENT, message: 'error.reason', longMessage: 'error.comment' })

/** What an approver enters, by decision. */
export const decisionFields = {
  approve: defineFields({ comment: remark }),
  return: defineFields({ comment: returnReason }),
}
