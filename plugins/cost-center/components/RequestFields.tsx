import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { asDay, type Day, days } from '#base/calendar'
import { FindInput, OrganisationInput, PersonInput } from '#domain/choosers'
import { useOrganisations } from '#domain/directory'
import { FilesInput } from '#kit/attachments'
import { ChoiceInput, DateInput, NumberInput, type RecordForm, TextInput, useLiveCheck } from '#kit/forms'
import { queryOf, refusalText, responseOf } from '#kit/records'
import { useCore } from '#platform/core'
import { isCancelled, isOffline } from '#platform/http'
import { Card, InlineError, usePageTools } from '#ui/components'
import { checkCode, getCenter, listCenters, nextCode } from '../api'
import { useTexts } from '../plugin'
import { codeError, letterOf } from '../rules/code'
import type { RequestValues } from '../rules/fields'
import { ACTIONS, BUSINESSES, KINDS, MOST_FILES } from '../rules/vocabulary'

interface RequestFieldsProps {
  readonly form: RecordForm<RequestValues>
  /** The request that is edited. */
  readonly id: string | undefined
  /** It was submitted before. */
  readonly isKindFixed?: boolean
}

/** The fields of a request; code and name are checked while they are typed. */
export const RequestFields = observer(function RequestFields({ form, id, isKindFixed = false }: RequestFieldsProps) {
  const t = useTexts()
  const { word } = usePageTools()
  const { control } = form.methods
  const [action, kind, from] = useWatch({ control, name: ['action', 'kind', 'from'] })
  // The code of a center that is changed or closed is that of the center.
  const isNew = action === 'new' || action === undefined
  useProposedCode(form)
  useChosenCenter(form)
  const centersOn = (day: Day | undefined) => (keyword: string) =>
    queryOf(listCenters, { kind: kind || undefined, validOn: day, keyword, page: 1 }, ({ items }) =>
      items.map(({ code, name }) => ({ id: code, name: `${code} ${name}` })),
    )
  const optionsOf = (group: string, words: readonly string[]) =>
    words.map((value) => ({ value, label: word(group, value) }))
  return (
    <>
      <Card>
        <ChoiceInput form={form} name="action" options={optionsOf('action', ACTIONS)} />
        <ChoiceInput form={form} name="kind" options={optionsOf('kind', KINDS)} disabled={isKindFixed} />
        <OrganisationInput form={form} name="orgCode" />
        {isNew ? null : <FindInput form={form} name="centerCode" required find={centersOn(days.today())} />}
        <TextInput form={form} name="name" />
        {isNew ? <TextInput form={form} name="code" /> : null}
        <Checked form={form} id={id} />
      </Card>
      <Card>
        <FindInput form={form} name="parentCode" find={centersOn(asDay(from))} />
        <DateInput form={form} name="from" min={action === 'new' ? `${days.today().slice(0, 8)}01` : undefined} />
        <DateInput form={form} name="to" min={from} />
        <ResponsibleInput form={form} />
        <ChoiceInput
          form={form}
          name="business"
          options={optionsOf(
            'business',
            BUSINESSES.filter((business) => kind !== 'profit' || business !== 'admin'),
          )}
        />
        {kind === 'profit' ? <NumberInput form={form} name="target" unit={t('perYear')} required /> : null}
        <TextInput form={form} name="reason" lines={3} />
        <FilesInput form={form} name="files" most={MOST_FILES} />
      </Card>
    </>
  )
})

function ResponsibleInput({ form }: Pick<RequestFieldsProps, 'form'>) {
  const orgCode = useWatch({ control: form.methods.control, name: 'orgCode' })
  return <PersonInput form={form} name="responsible" within={orgCode || undefined} />
}

/** A center by its code. */
export const refOf = (code: string | undefined) => (code === undefined ? undefined : { id: code, name: code })

/** Proposes the next code of a kind and an organisation, as long as nothing else was typed. */
function useProposedCode({ methods }: RecordForm<RequestValues>): void {
  const core = useCore()
  const [action, kind, org] = useWatch({ control: methods.control, name: ['action', 'kind', 'orgCode'] })
  const proposed = useRef('')
  useEffect(() => {
    if (action !== 'new' || !kind || !org) return
    const code = methods.getValues('code')
    if (code !== '' && code !== proposed.current) return
    const controller = new AbortController()
    responseOf(core, queryOf(nextCode, { kind, org }), { signal: controller.signal, background: true })
      .then(({ value }) => {
        if (controller.signal.aborted) return
        proposed.current = value.code
        methods.setValue('code', value.code, { shouldDirty: true })
      })
      // Without network the code is typed; the server checks it with the submit.
      .catch((error: unknown) => {
        if (!isOffline(error) && !isCancelled(error)) core.report(error, 'cost-center, next code')
      })
    return () => controller.abort()
  }, [core, methods, action, kind, org])
}

/** A center that is changed or closed gives what it is now. */
function useChosenCenter({ methods }: RecordForm<RequestValues>): void {
  const core = useCore()
  const center = useWatch({ control: methods.control, name: 'centerCode' })
  const last = useRef(center?.id)
  useEffect(() => {
    if (!center || center.id === last.current) return
    last.current = center.id
    const controller = new AbortController()
    responseOf(core, queryOf(getCenter, { code: center.id }), { signal: controller.signal })
      .then(({ value }) => {
        if (controller.signal.aborted) return
        methods.setValue('code', value.code, { shouldDirty: true })
        methods.setValue('name', value.name, { shouldDirty: true })
        methods.setValue('from', value.from, { shouldDirty: true })
        methods.setValue('orgCode', value.orgCode, { shouldDirty: true })
        methods.setValue('to', value.to ?? '', { shouldDirty: true })
        methods.setValue('parentCode', refOf(value.parentCode) ?? null, { shouldDirty: true })
        methods.setValue('responsible', value.responsible ?? null, { shouldDirty: true })
      })
      .catch((error: unknown) => {
        if (!isOffline(error) && !isCancelled(error)) core.report(error, 'cost-center, center')
      })
    return () => controller.abort()
  }, [core, methods, center])
}

/** What is wrong with code and name as they are typed: the check digit, who has the code, whether the name is taken. */
const Checked = observer(function Checked({ form, id }: RequestFieldsProps) {
  const t = useTexts()
  const organisations = useOrganisations()
  const [code, kind, orgCode, action] = useWatch({
    control: form.methods.control,
    name: ['code', 'kind', 'orgCode', 'action'],
  })
  const entered = code.trim().toUpperCase()
  const wrong = kind && entered ? codeError(entered, kind) : undefined
  const check = useLiveCheck(form, ['code', 'name', 'orgCode', 'kind', 'action'], (values) => {
    const isReady = values.action === 'new' && values.kind && values.orgCode && (values.name || values.code)
    if (!isReady || !values.kind) return undefined
    const typed = values.code.trim().toUpperCase()
    return queryOf(checkCode, {
      id,
      kind: values.kind,
      org: values.orgCode,
      name: values.name || undefined,
      code: codeError(typed, values.kind) === undefined ? typed : undefined,
    })
  })
  const { value, error, status } = check
  return (
    <div role="status">
      {wrong && kind ? (
        <InlineError
          text={
            wrong === 'format' ? t('check.format', { letter: letterOf(kind) }) : t('check.digit', { d: wrong.digit })
          }
        />
      ) : null}
      {value?.takenBy ? <InlineError text={t('check.taken', { name: value.takenBy })} /> : null}
      {value?.nameTaken && action === 'new' ? (
        <InlineError text={t('check.name', { org: organisations.name(orgCode) })} />
      ) : null}
      {status === 'failed' ? <InlineError text={refusalText(error, t)} /> : null}
    </div>
  )
})
