import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import * as v from 'valibot'
import { asDay, type Day, days } from '#base/calendar'
import { FindInput, OrganisationInput, PersonInput } from '#domain/choosers'
import { useOrganisations } from '#domain/directory'
import { FilesInput } from '#kit/attachments'
import {
  ChoiceInput,
  DateInput,
  NumberInput,
  type RecordForm,
  TextInput,
  useFieldValue,
  useLiveCheck,
} from '#kit/forms'
import { queryOf, refusalText, responseOf, useResource } from '#kit/records'
import type { ResponseOf } from '#platform/http'
import { snapshotOf } from '#platform/outbox'
import { Button, Card, InlineError } from '#ui/components'
import { checkCode, getCenter, listCenters, nextCode } from '../api'
import { useTexts } from '../plugin'
import { cleanCode, codeError, companyOf } from '../rules/code'
import { type RequestValues, requestFields } from '../rules/fields'
import { nextStarts, yearEnd } from '../rules/period'
import { ACTIONS, BUSINESSES, KINDS, MOST_FILES } from '../rules/vocabulary'
import { refOf } from './compared'
import { useCodeWords } from './useCodeWords'

interface RequestFieldsProps {
  readonly form: RecordForm<RequestValues>
  /** The request that is edited. */
  readonly id: string | undefined
  /** Saves the draft without submitting it. */
  readonly onSave: () => void
  /** It was submitted before. */
  readonly isKindFixed?: boolean
}

/** The fields of a request. */
export const RequestFields = observer(function RequestFields(props: RequestFieldsProps) {
  const { form, id, onSave, isKindFixed = false } = props
  const t = useTexts()
  const organisations = useOrganisations()
  const isUnknown = useFormState({ control: form.control, name: 'responsible' }).errors.responsible !== undefined
  const [action, kind] = [useFieldValue(form, 'action'), useFieldValue(form, 'kind')]
  const [from, orgCode] = [useFieldValue(form, 'from'), useFieldValue(form, 'orgCode')]
  const isNew = action === 'new' || !action
  const today = days.today()
  const start = asDay(from)
  const inDays = (...all: readonly Day[]) => all.map((day) => days.between(today, day))
  const [center, seen] = [useFieldValue(form, 'centerCode'), useFieldValue(form, 'seen')]
  /** Of a center that is closed nothing but its last day is written. */
  const isClosing = action === 'close' && center !== null && seen?.code === center?.id
  const unread = useChosenCenter(form, isNew, isClosing)
  useCodeOfCenter(form, isNew)
  useRightTarget(form, kind === 'cost' || isClosing)
  const centersOn = (day: Day | undefined) => (keyword: string) =>
    queryOf(
      listCenters,
      { kind: kind || undefined, org: orgCode ? [companyOf(orgCode)] : undefined, validOn: day, keyword, page: 1 },
      ({ items }) => items.map(({ code, name }) => ({ id: code, name: `${code} ${name}` })),
    )
  const lastDay = <DateInput form={form} name="to" min={from} quick={start ? inDays(yearEnd(start)) : []} />
  return (
    <>
      <Card>
        <ChoiceInput form={form} name="action" options={ACTIONS} />
        <ChoiceInput form={form} name="kind" options={KINDS} disabled={isKindFixed} />
        {isClosing ? null : <OrganisationInput form={form} name="orgCode" />}
        {isNew ? null : (
          <FindInput
            form={form}
            name="centerCode"
            required
            placeholder={t('list.searchHint')}
            find={centersOn(today)}
          />
        )}
        {unread ? <InlineError text={refusalText(unread.error, t)} onRetry={unread.retry} /> : null}
        {/* A form that was started over has its code proposed anew. */}
        {isClosing ? null : <NameAndCode key={Number(form.restoredAt)} form={form} id={id} isNew={isNew} />}
      </Card>
      <Card>
        {isClosing ? (
          lastDay
        ) : (
          <>
            <FindInput form={form} name="parentCode" placeholder={t('list.searchHint')} find={centersOn(start)} />
            <DateInput
              form={form}
              name="from"
              min={isNew ? `${today.slice(0, 8)}01` : undefined}
              quick={isNew ? inDays(...nextStarts(today)) : []}
            />
            {lastDay}
            <PersonInput
              form={form}
              name="responsible"
              within={orgCode || undefined}
              error={isUnknown && orgCode ? t('check.responsible', { org: organisations.name(orgCode) }) : undefined}
            />
            <ChoiceInput
              form={form}
              name="business"
              options={BUSINESSES.filter((business) => kind !== 'profit' || business !== 'admin')}
              required
            />
            {kind === 'profit' ? <NumberInput form={form} name="target" unit={t('perYear')} required /> : null}
          </>
        )}
        <TextInput form={form} name="reason" lines={3} />
        <FilesInput form={form} name="files" most={MOST_FILES} />
      </Card>
      <Card pad>
        <Button variant="line" wide onPress={onSave}>
          {t('saveDraft')}
        </Button>
      </Card>
    </>
  )
})

/** The code is no proposal. */
const isTyped = ({ code }: RequestValues, proposed: string) => ![proposed, ''].includes(code)

/**
 * Proposes the next code of a kind and an organisation, as long as nothing else was typed; why there is none, if so. It
 * is entered with the first input or submit: alone it would make a draft of an untouched form.
 */
function useProposedCode(form: RecordForm<RequestValues>) {
  const { set, values } = form
  const isBegun = form.dirty || form.invalid > 0
  const proposed = useRef('')
  const { value, error } = useLiveCheck(form, ['action', 'kind', 'orgCode'], (entered) => {
    const { action, kind, orgCode: org } = entered
    return action === 'new' && kind && org && !isTyped(entered, proposed.current)
      ? queryOf(nextCode, { kind, org })
      : undefined
  })
  useEffect(() => {
    if (!value || !isBegun || isTyped(values(), proposed.current)) return
    proposed.current = value.code
    set({ code: value.code }, { shouldDirty: true, shouldValidate: true })
  }, [set, values, value, isBegun])
  return { error, code: isBegun ? undefined : value?.code }
}

/**
 * A center that is changed or closed lends its code, which then has no field; a new one has again what was entered for
 * it, also where the center was taken out meanwhile, and without that the next code is proposed.
 */
function useCodeOfCenter(form: RecordForm<RequestValues>, isNew: boolean): void {
  const { set, values } = form
  const center = useFieldValue(form, 'centerCode')
  const lent = useRef(center?.id ?? values().seen?.code)
  useEffect(() => {
    const { code, newCode = '' } = values()
    if (isNew) {
      if (code && code === lent.current) set({ code: newCode }, { shouldDirty: true })
    } else if (center) {
      if (![lent.current, center.id].includes(code)) set({ newCode: code }, { shouldDirty: true })
      lent.current = center.id
      if (code !== center.id) set({ code: center.id }, { shouldDirty: true })
    }
  }, [set, values, center, isNew])
}

/** A target that a switch hides is there again on the way back, unless it is wrong. */
function useRightTarget({ set, values }: RecordForm<RequestValues>, isHidden: boolean): void {
  useEffect(() => {
    const { target } = values()
    // Nobody could see what is wrong with it.
    const isWrong = !v.is(requestFields.table.target.entry, target)
    if (isHidden && isWrong) set({ target: '' }, { shouldDirty: true })
  }, [set, values, isHidden])
}

/** What a center gives to a request about it, but for its last day. */
const keptOf = ({ name, orgCode, from, parentCode, responsible }: ResponseOf<typeof getCenter>) => ({
  name,
  orgCode,
  from,
  parentCode: refOf(parentCode) ?? null,
  responsible: responsible ?? null,
})

/**
 * A center that is changed or closed gives what it is now, once: what is entered over it stays, also what is entered
 * before it has loaded. Gives the failure of a center that still owes its values, with the way to load it again.
 */
function useChosenCenter(form: RecordForm<RequestValues>, isNew: boolean, isClosing: boolean) {
  const { set, values } = form
  const [chosen, seen] = [useFieldValue(form, 'centerCode'), useFieldValue(form, 'seen')]
  const code = chosen?.id ?? ''
  /** The center of a request that does not say what was seen of it. */
  const first = useRef(code)
  /** What stood in the form when the center was chosen. */
  const before = useRef<RequestValues>(undefined)
  const [isEmptied, setEmptied] = useState(false)
  const center = useResource(async (core, signal) => {
    if (code === '') return undefined
    return (await responseOf(core, queryOf(getCenter, { code }), { signal, background: true })).value
  }, code)
  const { value, error, status } = center
  useEffect(() => {
    before.current = values()
    if (code === '') setEmptied(true)
  }, [values, code])
  useEffect(() => {
    if (isNew || !value) return
    const entered = values()
    // Chosen once more it gives its values again only if it was changed since: a request over the old ones is refused.
    const isChanged = isEmptied && entered.seen?.version !== value.version
    // A form that was left before the center had loaded has no name: it is given what it never got.
    const known = entered.seen?.code ?? (before.current?.name ? first.current : undefined)
    if (value.code === known && !isChanged) return
    setEmptied(false)
    const given = { ...keptOf(value), to: value.to ?? '' }
    const isUntouched = (field: keyof typeof given) =>
      snapshotOf(entered[field]) === snapshotOf(before.current?.[field])
    const untouched: Partial<typeof given> = Object.fromEntries(
      Object.entries(given).filter(([field]) => isUntouched(field as keyof typeof given)),
    )
    set({ ...untouched, seen: { code: value.code, version: value.version } }, { shouldDirty: true })
  }, [set, values, value, isNew, isEmptied])
  // A center that is closed stays what it is; what was entered over that is there again once it is not to be closed.
  useEffect(() => {
    if (!isClosing || !value) return
    const kept = keptOf(value)
    const ofForm = () => {
      const { name, orgCode, from, parentCode, responsible } = values()
      return { name, orgCode, from, parentCode, responsible }
    }
    const entered = ofForm()
    set(kept, { shouldDirty: true })
    // A form that began again, or took over another version, has values of its own.
    return () => {
      if (snapshotOf(ofForm()) === snapshotOf(kept)) set(entered, { shouldDirty: true })
    }
  }, [set, values, value, isClosing])
  const isOwed = !isNew && (isEmptied || isClosing || seen?.code !== code)
  return isOwed && status === 'failed' ? { error, retry: center.load } : undefined
}

interface NameAndCodeProps extends Pick<RequestFieldsProps, 'form' | 'id'> {
  readonly isNew: boolean
}

/** Name and code; while they are typed, each says what is wrong: the check digit, who has the code or the name. */
const NameAndCode = observer(function NameAndCode(props: NameAndCodeProps) {
  const { form, id, isNew } = props
  const t = useTexts()
  const organisations = useOrganisations()
  const [typed, kind] = [useFieldValue(form, 'code'), useFieldValue(form, 'kind')]
  const orgCode = useFieldValue(form, 'orgCode')
  const codeWords = useCodeWords()
  const { value, error, status } = useLiveCheck(form, ['code', 'name', 'orgCode', 'kind', 'action'], (values) => {
    const { action, name, kind: of, orgCode: org } = values
    if (action === 'close' || !of || !org || !(name || values.code)) return undefined
    const code = cleanCode(values.code)
    const isCode = codeError(code, of, action === 'new' ? org : undefined) === undefined
    return queryOf(checkCode, { id, kind: of, org, name: name || undefined, code: isCode ? code : undefined })
  })
  const proposed = useProposedCode(form)
  const { takenBy, nameTaken, code: next } = value ?? {}
  const codeText = () => {
    if (takenBy) return t('check.taken', { name: takenBy })
    if (typed) return codeWords(typed, kind, orgCode || undefined)
    return proposed.error ? refusalText(proposed.error, t) : undefined
  }
  return (
    <>
      <TextInput
        form={form}
        name="name"
        error={nameTaken ? t('check.nameTaken', { org: organisations.name(orgCode) }) : undefined}
      />
      {isNew ? (
        <TextInput
          form={form}
          name="code"
          placeholder={proposed.code}
          error={codeText()}
          hint={takenBy && next ? t('check.next', { code: next }) : undefined}
        />
      ) : null}
      {status === 'failed' ? <InlineError text={refusalText(error, t)} /> : null}
    </>
  )
})
