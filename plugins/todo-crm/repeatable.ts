import { href } from '#base/routes'
import { formValues } from '#kit/attachments'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE, type RequestOf } from '#platform/http'
import { listAdvice, saveAdvice } from './api'
import { adviceRows, advices } from './records'
import { salesSolutionsAdviceDetails } from './routes'
import { ADVICE_FORM, adviceFields } from './rules/fields'

type Saved = RequestOf<typeof saveAdvice>

const needsText = (needs: readonly { readonly tag: string; readonly weight: string }[]) =>
  needs.map(({ tag, weight }) => `${tag}-${weight}`).join()

/** An edited draft has a later version, a new one the entered needs and words. */
async function isSaved(core: Core, { adviceId, custId, version, ...entered }: Saved): Promise<boolean> {
  const { items } = await core.http(listAdvice, { custId, page: 1, size: LARGEST_PAGE }, { background: true })
  return items.some((advice) => {
    const isLike =
      needsText(advice.needs) === needsText(entered.needs) && (advice.arguments ?? '') === (entered.arguments ?? '')
    if (adviceId === undefined) return isLike && advice.by.id === core.session.loginName && advice.state === 'draft'
    return advice.id === adviceId && advice.version > version && isLike
  })
}

/** Calls of the area that may go through the outbox. */
const calls: readonly RepeatableCall[] = [
  repeatableForm(saveAdvice, {
    title: 'advice.edit',
    to: ({ adviceId: id, custId }) =>
      href(salesSolutionsAdviceDetails, id === undefined ? { custId } : { id, edit: true }),
    form: ADVICE_FORM,
    record: ({ adviceId, custId }) => adviceId ?? custId,
    same: isSaved,
    values: (request, uploads) => formValues(adviceFields, request, uploads),
    afterSent: (core, { adviceId }) => {
      core.store(adviceRows).invalidate()
      if (adviceId !== undefined) core.store(advices).of(adviceId).main.invalidate()
    },
  }),
]
export default calls
