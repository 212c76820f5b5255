import { href } from '#base/routes'
import { formValues } from '#kit/attachments'
import { type Core, type RepeatableCall, repeatableForm } from '#platform/core'
import { LARGEST_PAGE, type RequestOf } from '#platform/http'
import { type Advice, listAdvice, saveAdvice } from './api'
import { compareAdvice } from './components/compared'
import { adviceRows, advices } from './records'
import { salesSolutionsAdviceDetails } from './routes'
import { ADVICE_FORM, adviceFields } from './rules/fields'

type Saved = RequestOf<typeof saveAdvice>

/** What a draft says, to compare the sent with the present one. */
const draftText = (
  { needs, capacity, arguments: words = '', files = [], photos = [] }: Pick<Advice, Said> | Pick<Saved, Said>,
  solution = '',
  business = '',
) => {
  const wanted = needs.map(({ tag, weight }) => [tag, weight])
  return JSON.stringify([wanted, capacity ?? null, solution, business, words, files, photos])
}
type Said = 'needs' | 'capacity' | 'arguments' | 'files' | 'photos'

/** An edited draft has a later version, a new one is the user's; both say what was entered. */
async function isSaved(core: Core, { adviceId, custId, version, ...entered }: Saved): Promise<boolean> {
  const { items } = await core.http(listAdvice, { custId, page: 1, size: LARGEST_PAGE }, { background: true })
  const sent = draftText(entered, entered.solutionId?.id, entered.businessId?.id)
  return items.some((advice) => {
    const isLike = draftText(advice, advice.solution?.id, advice.businessId) === sent
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
    compare: compareAdvice,
    values: (request, uploads) => formValues(adviceFields, request, uploads),
    // An open page shows what was sent, and its next save needs the new version. Never rejects.
    afterSent: async (core, { adviceId }) => {
      core.store(adviceRows).invalidate()
      if (adviceId === undefined) return
      await core.store(advices).of(adviceId).refetch()
    },
  }),
]
export default calls
