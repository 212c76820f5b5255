import { observer } from 'mobx-react-lite'
import { useFormState } from 'react-hook-form'
import * as v from 'valibot'
import { useDictionary } from '#domain/directory'
import { Facts } from '#kit/detail'
import { FormPage, TextInput, useLiveCheck } from '#kit/forms'
import { queryOf } from '#kit/records'
import { HttpError, refusalCode } from '#platform/http'
import { useBackListener, usePageNavigation, usePageState, useSearch } from '#platform/navigation'
import { Button, Card, CellCard, Notice, PageFrame, StateView } from '#ui/components'
import { type Duplicate, duplicateSchema, findLowDistance1 } from '../api'
import { FIRST_STEP } from '../components/company/addValues'
import { EntityField } from '../components/company/EntityField'
import { SameCompany, useSameCompany } from '../components/company/SameCompany'
import { type AddForm, useAddForm } from '../components/company/useAddForm'
import { useArea } from '../components/useArea'
import { useTexts } from '../plugin'
import {
  addClueCognition,
  addClueCognitionSubmit,
  clueCognition,
  clueDetail,
  clueList,
  leadFollowUp,
  selectCustomer,
} from '../routes'
import { leadIdSchema } from '../rules/vocabulary'

/** Value of `sent` for a lead that waits in the outbox. */
const QUEUED = 'queued'

/** Second step of a new lead: branch, contact, leads nearby, submit; then what to do next (/addClueCognitionSubmit). */
export default function LeadAddSubmit() {
  const { sent } = useSearch(addClueCognitionSubmit)
  return sent === undefined ? <Submit /> : <Sent id={sent} />
}

const Submit = observer(function Submit() {
  const { from: _, sent: __, ...company } = useSearch(addClueCognitionSubmit)
  const page = usePageNavigation(addClueCognitionSubmit)
  const t = useTexts()
  const industries = useDictionary('industry')
  const form = useAddForm(company, (lead) => page.setSearch({ sent: lead?.id ?? QUEUED }))
  const { name, creditCode, industry, address, source } = form.methods.watch()
  const duplicate = duplicateOf(form.failure)
  const same = useSameCompany(form)
  // Fields of the first step are not on this page, so their errors are shown here.
  const { errors } = useFormState({ control: form.methods.control })
  return (
    <FormPage
      title={t('title.addClueCognitionSubmit')}
      // Going back opens the first step, which has the same draft: nothing is lost.
      form={{ ...form, dirty: false, restoredAt: undefined, failure: duplicate ? undefined : form.failure }}
      submit={t('add.submit')}
      isSecondary={same.isLikely || duplicate !== undefined}
    >
      {duplicate ? <SameCode form={form} duplicate={duplicate} /> : null}
      {FIRST_STEP.some((field) => errors[field]) ? (
        <Notice
          tone="warn"
          role="alert"
          action={{ label: t('add.toFirst'), onPress: () => page.replace(addClueCognition, company) }}
        >
          {t('add.firstWrong')}
        </Notice>
      ) : null}
      <Card title={name}>
        <Facts
          facts={[
            { label: t('field.creditCode'), value: creditCode },
            { label: t('field.industry'), value: industry && industries.name(industry) },
            { label: t('field.source'), value: t(`source.${source}`) },
            { label: t('field.address'), value: address },
          ]}
        />
      </Card>
      <Card>
        <EntityField form={form} />
      </Card>
      <Card title={t('add.contactTitle')}>
        <TextInput form={form} name="contactName" />
        <TextInput form={form} name="phone" type="tel" />
        <SameCompany {...same} />
      </Card>
      {/* Below the fields: they come late, and would move them under a finger. */}
      <NearLeads form={form} />
    </FormPage>
  )
})

/** Leads within 200 m of the new one. */
function NearLeads({ form }: { readonly form: AddForm }) {
  const { t, say, page } = useArea()
  const { status, value = [] } = useLiveCheck(form, ['point'], ({ point }) =>
    point ? queryOf(findLowDistance1, { point }) : undefined,
  )
  if (status === 'failed') return <Notice role="status">{t('add.nearFailed')}</Notice>
  return (
    <CellCard
      title={t('add.nearTitle', { count: value.length })}
      cells={value.map(({ id, distance, ...lead }) => ({
        key: id,
        title: say.name(lead),
        value: say.distance(distance),
        onPress: () => page.open(clueDetail, { id }),
      }))}
    />
  )
}

function duplicateOf(error: unknown): Duplicate | undefined {
  if (!(error instanceof HttpError) || refusalCode(error) !== 4105) return undefined
  const parsed = v.safeParse(duplicateSchema, error.data)
  return parsed.success ? parsed.output : undefined
}

/** There is a lead with the same code: open it, or, if it was discarded, create another. */
function SameCode({ form, duplicate }: { readonly form: AddForm; readonly duplicate: Duplicate }) {
  const { t, say, page } = useArea()
  const { clueId, owner, discarded } = duplicate
  const words = { name: say.name(duplicate), owner: say.name(owner) ?? t('state.pool') }
  const force = () => {
    form.methods.setValue('force', true)
    form.submit()
  }
  const open = clueId && { label: t('company.open'), onPress: () => page.open(clueDetail, { id: clueId }) }
  return (
    <Notice tone="warn" role="alert" action={discarded ? { label: t('add.anyway'), onPress: force } : open}>
      {t(discarded ? 'company.wasLead' : 'company.isLead', words)}
    </Notice>
  )
}

/** The lead is created, or waits in the outbox: offers the next actions. */
function Sent({ id }: { readonly id: string }) {
  const { t, page } = useArea()
  usePageState('ready')
  const toList = () => page.replace(clueList, { tab: 'mine' })
  // The steps before it are done.
  useBackListener(toList, true)
  const lead = v.safeParse(leadIdSchema, id)
  const another = { label: t('add.another'), onPress: () => page.replace(selectCustomer) }
  if (id === QUEUED || !lead.success)
    return (
      <PageFrame title={t('title.addClueCognition')} nav={{ back: 'close' }}>
        <StateView
          kind="offline"
          title={t('add.queuedTitle')}
          text={t('add.queuedText')}
          action={{ label: t('add.toList'), onPress: toList }}
          alternative={another}
        />
      </PageFrame>
    )
  const search = { id: lead.output }
  return (
    <PageFrame
      title={t('title.addClueCognition')}
      nav={{ back: 'close' }}
      bottomBar={
        <Button variant="brand" wide onPress={() => page.replace(clueDetail, search)}>
          {t('add.openLead')}
        </Button>
      }
    >
      <StateView kind="empty" title={t('add.doneTitle')} text={t('add.doneText')} alternative={another} />
      <CellCard
        title={t('add.nextTitle')}
        cells={(
          [
            ['complete', clueCognition],
            ['followUp', leadFollowUp],
          ] as const
        ).map(([key, route]) => ({
          key,
          title: t(`add.${key}`),
          note: t(`add.${key}Note`),
          onPress: () => page.replace(route, search),
        }))}
      />
    </PageFrame>
  )
}
