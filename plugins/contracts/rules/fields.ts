import { text } from '#base/fields'
import { COMMENT } from './vocabulary'

/** Comment on an approval, which may be empty. */
export const remark = text({ most: COMMENT.most, message: 'error.comment' })
/** Why a contract is returned. */
export const returnReason = text({ required: true, ...COMMENT, message: 'error.reason' })
