import { SimRefusal } from '#harness/backend/contract'
import type { SimCompany } from '#harness/backend/world'
import { LABELS } from '../rules/vocabulary'

/** Refusals of the area, as its own codes (domain/customer.md 4). */
export const refuse = {
  labelLimit: () => new SimRefusal(4201, `A company has at most ${LABELS.most} labels.`),
  codeTaken: ({ custId, name, nameEn = name }: SimCompany) =>
    new SimRefusal(4202, `${nameEn} already has this code.`, { custId, name, nameEn }),
}
