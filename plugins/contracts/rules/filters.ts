import * as v from 'valibot'
import { recordId } from '#base/routes'
import { by, defineFilters, optional } from '#base/wire'
import { KINDS, MODES, TABS } from './vocabulary'

/** Filters of the area's lists, shared by addresses and calls. `payment` (ours): with a payment that is due or late. */
export const contractFilters = defineFilters(
  {
    kind: by.words(KINDS),
    custId: by.ids,
    businessId: by.record,
    org: by.ids,
    owner: by.ids,
    amountFrom: by.number,
    amountTo: by.number,
    endFrom: by.day,
    endTo: by.day,
    payment: by.flag,
  },
  {
    sorts: ['daysLeft', 'amount', 'signed', 'updated'],
    ranges: [
      ['amountFrom', 'amountTo'],
      ['endFrom', 'endTo'],
    ],
  },
)

/** Search parameters of /contractList; `id`: the contract whose sheet is open, `marked`: one that was just sent or signed. */
export const contractSearch = {
  tab: optional(v.picklist(TABS)),
  ...contractFilters.entries,
  id: optional(recordId),
  marked: optional(recordId),
}

/** Search parameters of /contractIframe. */
export const launchSearch = {
  mode: v.optional(v.picklist(MODES), 'new'),
  contractId: optional(recordId),
  custId: optional(recordId),
  businessId: optional(recordId),
  kind: optional(v.picklist(KINDS)),
}
