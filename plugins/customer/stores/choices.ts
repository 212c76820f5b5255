import { defineResource, queryOf } from '#kit/records'
import { getChoices } from '../api/company'

/** Labels and divisions, loaded once per sign-in. */
export const customerChoices = defineResource('customer.choices', () => queryOf(getChoices, {}))
