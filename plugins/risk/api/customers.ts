import * as v from 'valibot'
import { many } from '#base/wire'
import { get } from './calls'

/** Whether issues and competitors of a customer may be written (ours): pickers offer every customer. */
export const checkCustomer = get('/customers/{custId}', {
  send: 'path',
  about: 'What the user may do about a customer; `can`: handle, to write issues and competitors.',
  request: v.object({ custId: v.string() }),
  response: v.object({ can: many(v.string()) }),
})
