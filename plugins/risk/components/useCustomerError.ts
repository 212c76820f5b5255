import { type FieldForm, useLiveCheck } from '#kit/forms'
import { queryOf } from '#kit/records'
import { checkCustomer } from '../api/customers'
import { useTexts } from '../plugin'

/** What is wrong with the customer that a form is about: said at once, because the server refuses the whole form. */
export function useCustomerError(
  form: FieldForm<{ readonly customer: { readonly id: string } | null }>,
): string | undefined {
  const t = useTexts()
  const { value } = useLiveCheck(form, ['customer'], ({ customer }) =>
    customer ? queryOf(checkCustomer, { custId: customer.id }) : undefined,
  )
  return value && !value.can.includes('handle') ? t('error.customerOf') : undefined
}
